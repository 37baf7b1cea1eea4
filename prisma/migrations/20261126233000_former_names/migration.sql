-- Documents contain the names of merged venues and artists.
INSERT INTO "search_backlog"
SELECT "id" FROM "event" WHERE "withdrawn_at" IS NULL AND (
  "venue_id" IN (SELECT "into_id" FROM "merged_venue")
  OR "id" IN (SELECT "event_id" FROM "event_artist" WHERE "artist_id" IN (SELECT "into_id" FROM "merged_artist")))
ON CONFLICT DO NOTHING;
