-- Account pages: mailed links that sign in, sessions, and names of keys.
SET lock_timeout = '5s';
ALTER TABLE "api_key" ADD COLUMN "name" TEXT;

CREATE TABLE "sign_in_link" (
  "token_hash" BYTEA PRIMARY KEY,
  "email" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  "used_at" TIMESTAMPTZ(3)
);
CREATE INDEX "sign_in_link_email_created_at_idx" ON "sign_in_link" ("email", "created_at");
CREATE INDEX "sign_in_link_expires_at_idx" ON "sign_in_link" ("expires_at");

CREATE TABLE "session" (
  "token_hash" BYTEA PRIMARY KEY,
  "account_id" UUID NOT NULL REFERENCES "account" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "expires_at" TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX "session_account_id_idx" ON "session" ("account_id");
CREATE INDEX "session_expires_at_idx" ON "session" ("expires_at");
