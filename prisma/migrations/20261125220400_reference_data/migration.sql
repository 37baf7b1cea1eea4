-- Open data about artists and venues, from data/reference. Records link to it; what listings state takes precedence.
CREATE TABLE "artist_reference" (
  "wikidata_id" TEXT NOT NULL,
  "name_key" TEXT NOT NULL,
  "spotify_id" TEXT,
  CONSTRAINT "artist_reference_pkey" PRIMARY KEY ("wikidata_id")
);
CREATE INDEX "artist_reference_name_key_idx" ON "artist_reference"("name_key");

CREATE TABLE "venue_reference" (
  "id" INTEGER NOT NULL,
  "source" TEXT NOT NULL,
  "lat" DOUBLE PRECISION NOT NULL,
  "lng" DOUBLE PRECISION NOT NULL,
  "wikidata_id" TEXT,
  "url" TEXT,
  "capacity" INTEGER,
  CONSTRAINT "venue_reference_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "venue_reference_name" (
  "name_key" TEXT NOT NULL,
  "reference_id" INTEGER NOT NULL,
  CONSTRAINT "venue_reference_name_pkey" PRIMARY KEY ("name_key", "reference_id")
);
CREATE INDEX "venue_reference_name_reference_id_idx" ON "venue_reference_name"("reference_id");
ALTER TABLE "venue_reference_name" ADD CONSTRAINT "venue_reference_name_reference_id_fkey"
  FOREIGN KEY ("reference_id") REFERENCES "venue_reference"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "artist" ADD COLUMN "reference_id" TEXT;
ALTER TABLE "venue" ADD COLUMN "reference_id" INTEGER;
ALTER TABLE "artist" ADD CONSTRAINT "artist_reference_id_fkey"
  FOREIGN KEY ("reference_id") REFERENCES "artist_reference"("wikidata_id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
ALTER TABLE "venue" ADD CONSTRAINT "venue_reference_id_fkey"
  FOREIGN KEY ("reference_id") REFERENCES "venue_reference"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
