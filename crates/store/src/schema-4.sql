-- What was played of a battle before it went over to the server, a step a line as the log has them; none where it began here.

alter table battle add column earlier text;

-- Whether others than the players may watch a battle, as in all that were offered before.

alter table battle add column watched integer not null default 1 check (watched in (0, 1));

-- The rulings that players doubt, as they have reported them: never an address or a secret.

create table report (
  -- No number is used again.
  no integer primary key autoincrement,
  -- The id that the page drew, so that one that is sent again is kept once.
  id blob not null unique,
  at integer not null,
  -- The program that played the battle, and its edition, as the record names them.
  engine text not null,
  edition text not null,
  -- The number of orders and rolls before it.
  step integer not null,
  -- The refused order and the rule that refused it; none where a result is doubted.
  refused_order text,
  rule text,
  words text not null,
  record text not null
) strict;
