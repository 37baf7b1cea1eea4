-- Passkeys with which operators sign in to the console.
CREATE TABLE "passkey" (
  "id" BYTEA PRIMARY KEY,
  "operator_email" TEXT NOT NULL REFERENCES "operator" ("email") ON DELETE CASCADE ON UPDATE CASCADE,
  "public_key" BYTEA NOT NULL,
  "counter" BIGINT NOT NULL,
  "transports" TEXT[],
  "name" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "last_used_at" TIMESTAMPTZ(3)
);
CREATE INDEX "passkey_operator_email_idx" ON "passkey" ("operator_email");
