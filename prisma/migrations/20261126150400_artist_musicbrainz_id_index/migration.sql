-- migrate: no-transaction
CREATE INDEX CONCURRENTLY "artist_musicbrainz_id_idx" ON "artist" ("musicbrainz_id");
