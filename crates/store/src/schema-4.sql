-- What was played of a battle before it went over to the server, a step a line as the log has them; none where it began here.

alter table battle add column earlier text;
