-- migrate: no-transaction
CREATE INDEX CONCURRENTLY "venue_reference_id_idx" ON "venue" ("reference_id");
