-- Checks the rows that existed before the references. Readers and writers do not wait.
ALTER TABLE "artist" VALIDATE CONSTRAINT "artist_reference_id_fkey";
ALTER TABLE "venue" VALIDATE CONSTRAINT "venue_reference_id_fkey";
