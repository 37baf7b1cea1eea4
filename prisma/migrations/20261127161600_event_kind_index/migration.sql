-- migrate: no-transaction
CREATE INDEX CONCURRENTLY "event_kind_starts_at_id_idx" ON "event" ("kind", "starts_at", "id");
