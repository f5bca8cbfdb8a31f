-- What was played of a battle before it went over to the server, a step a line as the log has them; none where it began here.

alter table battle add column earlier text;

-- Whether others than the players may watch a battle, as in all that were offered before.

alter table battle add column watched integer not null default 1 check (watched in (0, 1));
