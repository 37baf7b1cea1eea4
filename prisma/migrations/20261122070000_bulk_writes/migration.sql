-- A run over a source brings thousands of names, and sorting each into the index at once cost more than the event. They wait in a
-- list that is kept short, and that a run sorts in when it ends.
ALTER INDEX "venue_name_key_idx" SET (fastupdate = on, gin_pending_list_limit = 1024);
ALTER INDEX "artist_name_key_idx" SET (fastupdate = on, gin_pending_list_limit = 1024);

-- Nothing is looked for by these, or only as a whole by a unique index: their statistics were a third of the time of ANALYZE.
ALTER TABLE "event"
  ALTER COLUMN "slug" SET STATISTICS 0,
  ALTER COLUMN "title" SET STATISTICS 0,
  ALTER COLUMN "description" SET STATISTICS 0,
  ALTER COLUMN "address" SET STATISTICS 0,
  ALTER COLUMN "online_url" SET STATISTICS 0,
  ALTER COLUMN "ticket_url" SET STATISTICS 0,
  ALTER COLUMN "url" SET STATISTICS 0,
  ALTER COLUMN "image_url" SET STATISTICS 0,
  ALTER COLUMN "age_restriction" SET STATISTICS 0;
ALTER TABLE "claim"
  ALTER COLUMN "facts" SET STATISTICS 0,
  ALTER COLUMN "facts_hash" SET STATISTICS 0,
  ALTER COLUMN "url" SET STATISTICS 0;
