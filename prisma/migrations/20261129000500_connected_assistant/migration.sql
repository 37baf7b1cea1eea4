-- Assistants that accounts connected to the tool server with OAuth, and the clients, codes and tokens for that.
CREATE TABLE "connected_assistant" (
  "id" BYTEA PRIMARY KEY,
  "account_id" UUID NOT NULL REFERENCES "account" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "name" TEXT NOT NULL DEFAULT '',
  "host" TEXT NOT NULL DEFAULT '',
  "scopes" TEXT[],
  "content" JSON NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "last_used_at" TIMESTAMPTZ(3),
  "expires_at" TIMESTAMPTZ(3) NOT NULL
);
CREATE INDEX "connected_assistant_account_id_idx" ON "connected_assistant" ("account_id");
CREATE INDEX "connected_assistant_expires_at_idx" ON "connected_assistant" ("expires_at");

CREATE TABLE "oauth_record" (
  "kind" TEXT NOT NULL,
  "hash" BYTEA NOT NULL,
  "assistant_id" BYTEA REFERENCES "connected_assistant" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "content" JSON NOT NULL,
  "consumed_at" TIMESTAMPTZ(3),
  "expires_at" TIMESTAMPTZ(3) NOT NULL,
  PRIMARY KEY ("kind", "hash")
);
CREATE INDEX "oauth_record_assistant_id_idx" ON "oauth_record" ("assistant_id");
CREATE INDEX "oauth_record_expires_at_idx" ON "oauth_record" ("expires_at");
