-- The calendar that lists walk. It holds what filters ask for, so that counting all that pass them reads this index alone.
DROP INDEX "event_starts_at_id_idx";
CREATE INDEX "event_calendar_idx" ON "event"("starts_at", "id") INCLUDE (
  "runs_until", "start_local", "until_local", "category", "status", "availability", "city_id", "country_code", "price_min",
  "is_free", "featured", "online", "updated_at") WHERE "withdrawn_at" IS NULL;

-- Only pages that were vacuumed need not be looked at beside it.
ALTER TABLE "event" SET (autovacuum_vacuum_insert_scale_factor = 0.05, autovacuum_vacuum_scale_factor = 0.05);

-- How many groups there are of kind and place: far fewer than the product, so that several workers may count them.
CREATE STATISTICS "event_place_statistics" (ndistinct) ON "category", "city_id", "country_code" FROM "event";
