-- migrate: no-transaction
CREATE INDEX CONCURRENTLY "artist_reference_id_idx" ON "artist" ("reference_id");
