-- Look-ups by ids of other services. The tables change only when open data is loaded.
CREATE INDEX "artist_reference_spotify_id_idx" ON "artist_reference" ("spotify_id");
CREATE INDEX "venue_reference_wikidata_id_idx" ON "venue_reference" ("wikidata_id");
