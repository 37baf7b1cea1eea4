-- migrate: no-transaction
CREATE INDEX CONCURRENTLY "event_without_organizer_idx" ON "event" ("id") WHERE "organizer_name" IS NOT NULL AND "organizer_id" IS NULL;
