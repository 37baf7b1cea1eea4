-- Names under which sources list venues and artists that an operator merged into others.
CREATE TABLE "merged_venue" (
  "id" UUID PRIMARY KEY,
  "into_id" UUID NOT NULL REFERENCES "venue" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "name" TEXT NOT NULL,
  "name_key" TEXT NOT NULL,
  "core_key" TEXT,
  "other_names" TEXT[] NOT NULL DEFAULT '{}',
  "disambiguation" TEXT NOT NULL DEFAULT '',
  "address" TEXT,
  "city_id" INTEGER,
  "country_code" CHAR(2),
  "lat" DOUBLE PRECISION,
  "lng" DOUBLE PRECISION
);
CREATE INDEX "merged_venue_into_id_idx" ON "merged_venue" ("into_id");
CREATE INDEX "merged_venue_core_key_city_id_idx" ON "merged_venue" ("core_key", "city_id");
CREATE INDEX "merged_venue_name_key_city_id_idx" ON "merged_venue" ("name_key", "city_id");

CREATE TABLE "merged_artist" (
  "id" UUID PRIMARY KEY,
  "into_id" UUID NOT NULL REFERENCES "artist" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "name" TEXT NOT NULL,
  "name_key" TEXT NOT NULL,
  "disambiguation" TEXT NOT NULL DEFAULT '',
  "spotify_id" TEXT,
  "musicbrainz_id" UUID
);
CREATE INDEX "merged_artist_into_id_idx" ON "merged_artist" ("into_id");
CREATE INDEX "merged_artist_name_key_idx" ON "merged_artist" ("name_key");

-- Pairs of venues and of artists that an operator keeps apart. `one` is the lower id.
CREATE TABLE "kept_apart" (
  "kind" "record_kind" NOT NULL,
  "one" UUID NOT NULL,
  "other" UUID NOT NULL,
  "decided_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  PRIMARY KEY ("kind", "one", "other")
);
