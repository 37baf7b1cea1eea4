-- One venue under several names: what they have in common, made by the next ingest where it is missing, and the names themselves.
ALTER TABLE "venue" ADD COLUMN "core_key" TEXT, ADD COLUMN "other_names" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- Those of a city, and those of any city at a latitude.
CREATE INDEX "venue_core_key_city_id_lat_idx" ON "venue"("core_key", "city_id", "lat");
