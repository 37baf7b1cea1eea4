-- When a run held a complete list that lost more than half of its events. Null if the last one did not.
ALTER TABLE "source" ADD COLUMN "shrink_held_at" TIMESTAMPTZ(3);
