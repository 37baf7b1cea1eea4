-- migrate: no-transaction
CREATE INDEX CONCURRENTLY "artist_spotify_id_idx" ON "artist" ("spotify_id");
