-- What clicks and demand add to the popularity of an event, so that a later write of its listings keeps it.
ALTER TABLE "event" ADD COLUMN "interest" REAL NOT NULL DEFAULT 0;
