-- Null until the catalogue writer or the worker computes it.
ALTER TABLE "event" ADD COLUMN "series_key" BIGINT, ADD COLUMN "series_id" UUID;
