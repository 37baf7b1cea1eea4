-- What the owner of a calendar corrected, by the id of the listing.
ALTER TABLE "calendar" ADD COLUMN "corrections" JSONB NOT NULL DEFAULT '{}';
