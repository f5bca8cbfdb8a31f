-- Where players are sent messages, and which messages were made. Times are milliseconds since 1970, UTC.

create table contact (
  no integer primary key,
  battle integer not null references battle (no) on delete cascade,
  -- 0 for red, 1 for blue.
  side integer not null check (side in (0, 1)),
  -- `mail` or `push`.
  way text not null,
  -- An e-mail address; where a browser takes messages, with its keys.
  address text not null,
  language text not null,
  -- The secret of the links in its messages.
  key text not null unique,
  -- When it was confirmed; nothing but the question for that is sent before.
  confirmed integer,
  -- When the battle is to be looked at for it. Each commit of the battle sets it to 0; none where only a commit can change anything.
  look_at integer,
  unique (battle, side, way, address)
) strict;

create index contact_look on contact (look_at) where look_at is not null;

create table message (
  no integer primary key,
  contact integer not null references contact (no) on delete cascade,
  -- `confirm`, or a notice and its visit, such as `turn 12`. None is made twice.
  about text not null,
  made integer not null,
  -- When it is to be sent, or tried again; none once that is settled.
  due integer,
  tries integer not null default 0,
  -- When a server took it; none before, and where it was not worth sending any more.
  sent integer,
  unique (contact, about)
) strict;

create index message_due on message (due) where due is not null;
