-- The name as open data write it. The next load of the data fills it.
ALTER TABLE "artist_reference" ADD COLUMN "name" TEXT;
