-- migrate: no-transaction
CREATE INDEX CONCURRENTLY "event_without_series_key_idx" ON "event"("id") WHERE "series_key" IS NULL;
