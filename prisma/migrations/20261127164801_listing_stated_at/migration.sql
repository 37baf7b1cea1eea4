-- When a source last changed each field of a listing, by field. Null if it never changed one.
ALTER TABLE "claim" ADD COLUMN "stated_at" JSONB;
