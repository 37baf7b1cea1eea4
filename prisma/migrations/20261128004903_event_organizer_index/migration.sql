-- migrate: no-transaction
CREATE INDEX CONCURRENTLY "event_organizer_id_idx" ON "event" ("organizer_id", "starts_at", "id", "runs_until", "status", "withdrawn_at") WHERE "organizer_id" IS NOT NULL;
