-- The events ahead of a venue are counted for each venue of a page: in this index alone, where each row was a page of the table.
DROP INDEX "event_venue_id_starts_at_id_idx";
CREATE INDEX "event_venue_id_starts_at_id_runs_until_status_withdrawn_at_idx" ON "event"("venue_id", "starts_at", "id",
  "runs_until", "status", "withdrawn_at");

-- Of an artist, which are ahead; whether they are listed stands in the table.
DROP INDEX "event_artist_artist_id_starts_at_event_id_idx";
CREATE INDEX "event_artist_artist_id_starts_at_event_id_runs_until_idx" ON "event_artist"("artist_id", "starts_at", "event_id",
  "runs_until");

-- The venues of a city in the order of their list.
DROP INDEX "venue_city_id_idx";
CREATE INDEX "venue_city_id_name_key_id_idx" ON "venue"("city_id", "name_key" COLLATE "C", "id");
