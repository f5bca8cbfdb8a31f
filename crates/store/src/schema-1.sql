-- Battles over a server. Times are milliseconds since 1970, UTC; what is text is written as in logs and records.

create table battle (
  no integer primary key,
  code text not null unique,
  rev integer not null,
  -- The head of the record, but for the code and the lines of the dice.
  head text not null,
  -- The root of the house's chain of dice.
  root text not null,
  pace text not null,
  back_by_consent integer not null check (back_by_consent in (0, 1)),
  created integer not null,
  begun integer,
  -- Whether the log has its last step: what runs is found without reading logs.
  ended integer not null default 0 check (ended in (0, 1))
) strict;

create index battle_running on battle (code) where ended = 0;

create table seat (
  battle integer not null references battle (no) on delete cascade,
  -- 0 for red, 1 for blue.
  side integer not null check (side in (0, 1)),
  opens blob not null,
  token blob,
  root text,
  sealed_order text,
  sealed_value text,
  sealed_by blob,
  standing text not null,
  presence text not null,
  primary key (battle, side)
) strict, without rowid;

create table step (
  battle integer not null references battle (no) on delete cascade,
  -- From 1.
  number integer not null,
  at integer not null,
  -- The id of the request that it came from; none for what the house did by itself.
  sent_by blob,
  entry text not null,
  primary key (battle, number)
) strict, without rowid;

create table sent (
  battle integer not null references battle (no) on delete cascade,
  -- From 1, in the order in which ids were used.
  number integer not null,
  side integer not null check (side in (0, 1)),
  id blob not null,
  -- The hash of what came with it; none where it was withdrawn.
  hash blob,
  -- The version in which it was kept; none where it was withdrawn.
  version integer,
  primary key (battle, number),
  unique (battle, side, id)
) strict, without rowid;

create table outage (
  battle integer not null references battle (no) on delete cascade,
  -- From 1.
  number integer not null,
  from_at integer not null,
  to_at integer not null,
  primary key (battle, number)
) strict, without rowid;

create table chat (
  battle integer not null references battle (no) on delete cascade,
  -- From 1.
  number integer not null,
  side integer not null check (side in (0, 1)),
  id blob not null,
  at integer not null,
  text text not null,
  primary key (battle, number),
  unique (battle, side, id)
) strict, without rowid;

-- When the house was last seen to be up.
create table beat (
  only integer primary key check (only = 1),
  at integer not null
) strict;
