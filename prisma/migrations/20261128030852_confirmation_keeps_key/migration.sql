-- The link of a payment mail confirms a key and keeps it. Other links replace the key.
ALTER TABLE "key_confirmation" ADD COLUMN "keeps_key" BOOLEAN NOT NULL DEFAULT false;
