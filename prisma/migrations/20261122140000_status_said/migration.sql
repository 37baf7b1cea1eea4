-- When a source last said something of an event's status: that it is called off, or on again. Finer than a second: the last word counts.
ALTER TABLE "claim" ADD COLUMN "status_said_at" TIMESTAMPTZ(3);
UPDATE "claim" SET "status_said_at" = "changed_at" WHERE "facts"->>'status' <> 'scheduled';
