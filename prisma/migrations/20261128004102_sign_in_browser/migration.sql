-- The browser that asked for a link, and the code that it can enter instead.
ALTER TABLE "sign_in_link"
  ADD COLUMN "browser_hash" BYTEA,
  ADD COLUMN "code_hash" BYTEA,
  ADD COLUMN "wrong_codes" SMALLINT NOT NULL DEFAULT 0,
  ADD COLUMN "device" TEXT,
  ADD COLUMN "requester" TEXT;
CREATE INDEX "sign_in_link_browser_hash_idx" ON "sign_in_link"("browser_hash");
