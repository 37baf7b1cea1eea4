-- Keys for web pages: bound to origins and read-only. They are no secrets, so their text is stored. A table of its own, because the
-- previous release would treat a row of api_key as a secret key.
CREATE TABLE "publishable_key" (
  "id" UUID PRIMARY KEY,
  "account_id" UUID NOT NULL REFERENCES "account" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "key" TEXT NOT NULL,
  "hash" BYTEA NOT NULL,
  "name" TEXT NOT NULL,
  "origins" TEXT[] NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "last_used_on" DATE,
  "revoked_at" TIMESTAMPTZ(3)
);
CREATE UNIQUE INDEX "publishable_key_hash_key" ON "publishable_key" ("hash");
CREATE INDEX "publishable_key_account_id_created_at_idx" ON "publishable_key" ("account_id", "created_at");

CREATE TRIGGER publishable_key_inserted AFTER INSERT ON publishable_key FOR EACH ROW EXECUTE FUNCTION notify_api_key();
CREATE TRIGGER publishable_key_changed AFTER UPDATE ON publishable_key FOR EACH ROW
  WHEN (OLD.revoked_at IS DISTINCT FROM NEW.revoked_at OR OLD.origins IS DISTINCT FROM NEW.origins)
  EXECUTE FUNCTION notify_api_key();
CREATE TRIGGER publishable_key_deleted AFTER DELETE ON publishable_key FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL) EXECUTE FUNCTION notify_api_key();
