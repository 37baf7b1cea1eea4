-- The URL whose receiver agreed by echoing a challenge, and when changes were last replayed.
ALTER TABLE "webhook" ADD COLUMN "verified_url" TEXT, ADD COLUMN "replayed_at" TIMESTAMPTZ(3);

-- Receivers that accepted a message agreed before challenges existed.
UPDATE "webhook" w SET "verified_url" = w."url"
WHERE NOT w."is_slow"
  OR EXISTS (SELECT FROM "webhook_delivery" d WHERE d."webhook_id" = w."id" AND d."status" = 'delivered');
