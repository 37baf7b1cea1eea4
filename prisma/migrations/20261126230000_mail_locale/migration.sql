-- The language in which a person gets mails (BCP 47). Null: unknown, so English.
ALTER TABLE "account" ADD COLUMN "locale" TEXT;
ALTER TABLE "subscriber" ADD COLUMN "locale" TEXT;
ALTER TABLE "address_confirmation" ADD COLUMN "locale" TEXT;
ALTER TABLE "correction" ADD COLUMN "locale" TEXT;
