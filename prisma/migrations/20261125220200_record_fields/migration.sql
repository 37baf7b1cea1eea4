-- Facts that sources state: organiser, opening of doors, genres. `genres` contains those of the artists, too.
ALTER TABLE "event" ADD COLUMN "organizer_name" TEXT;
ALTER TABLE "event" ADD COLUMN "organizer_url" TEXT;
ALTER TABLE "event" ADD COLUMN "doors_local" TIMESTAMP(0);
ALTER TABLE "event" ADD COLUMN "genres" TEXT[] NOT NULL DEFAULT '{}';

-- Every genre of an event or artist, by its folded name: filters ignore case and accents.
CREATE TABLE "genre" (
  "name" TEXT NOT NULL,
  "key" TEXT NOT NULL,
  CONSTRAINT "genre_pkey" PRIMARY KEY ("name")
);
CREATE INDEX "genre_key_idx" ON "genre"("key");
