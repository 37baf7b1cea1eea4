-- Attempts that have begun and not ended. An image that ends its worker is not fetched for ever.
ALTER TABLE "picture" ADD COLUMN "attempts" SMALLINT NOT NULL DEFAULT 0;
