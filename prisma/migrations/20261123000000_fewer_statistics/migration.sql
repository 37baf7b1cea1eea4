-- Nothing is looked for by these columns: they are shown, or worked with once a row is found. Their statistics were a third of the time
-- that ANALYZE takes at the end of a run over a source.
ALTER TABLE "event"
  ALTER COLUMN "ends_at" SET STATISTICS 0,
  ALTER COLUMN "timezone" SET STATISTICS 0,
  ALTER COLUMN "all_day" SET STATISTICS 0,
  ALTER COLUMN "time_tbd" SET STATISTICS 0,
  ALTER COLUMN "date_tbd" SET STATISTICS 0,
  ALTER COLUMN "previous_starts_at" SET STATISTICS 0,
  ALTER COLUMN "lat" SET STATISTICS 0,
  ALTER COLUMN "lng" SET STATISTICS 0,
  ALTER COLUMN "currency" SET STATISTICS 0,
  ALTER COLUMN "tags" SET STATISTICS 0,
  ALTER COLUMN "language" SET STATISTICS 0,
  ALTER COLUMN "revision" SET STATISTICS 0,
  ALTER COLUMN "pinned_status" SET STATISTICS 0,
  ALTER COLUMN "pinned_featured" SET STATISTICS 0;
