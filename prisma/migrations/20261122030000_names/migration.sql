-- Finding venues and artists: by name in order, by the beginning of any word of it, by a name with a slip, by place, by genre.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

ALTER TABLE "artist" ADD COLUMN "total_demands" INTEGER NOT NULL DEFAULT 0;

-- The same order in every database, whatever its collation.
CREATE INDEX "venue_name_key_id_idx" ON "venue"("name_key" COLLATE "C", "id");
CREATE INDEX "venue_country_code_name_key_id_idx" ON "venue"("country_code", "name_key" COLLATE "C", "id");
CREATE INDEX "artist_name_key_id_idx" ON "artist"("name_key" COLLATE "C", "id");

-- Without a list of pending entries, which every search would read: names are added seldom.
CREATE INDEX "venue_name_key_idx" ON "venue" USING gin ("name_key" gin_trgm_ops) WITH (fastupdate = off);
CREATE INDEX "artist_name_key_idx" ON "artist" USING gin ("name_key" gin_trgm_ops) WITH (fastupdate = off);

CREATE INDEX "venue_lat_lng_idx" ON "venue"("lat", "lng");
CREATE INDEX "artist_genres_idx" ON "artist" USING gin ("genres");
