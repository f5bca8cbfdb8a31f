-- The visit at which the chains of a battle begin that was restored from a copy without its beginning; else none.

alter table battle add column onward integer;
