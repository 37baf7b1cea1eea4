-- Contradictions of the sources of an event. Null if there is none.
ALTER TABLE "event" ADD COLUMN "conflicts" JSONB;
