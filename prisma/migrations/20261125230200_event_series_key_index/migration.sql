-- migrate: no-transaction
CREATE INDEX CONCURRENTLY "event_series_key_starts_at_id_idx" ON "event"("series_key", "starts_at", "id");
