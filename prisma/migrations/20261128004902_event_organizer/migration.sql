-- The organiser that `organizer_name` means. Null until ingest or the worker finds it.
ALTER TABLE "event" ADD COLUMN "organizer_id" UUID;
