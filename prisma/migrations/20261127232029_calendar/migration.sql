-- Calendars that organisers connect. The preview of a calendar without an account is deleted after a week.
CREATE TABLE "calendar" (
  "id" UUID PRIMARY KEY,
  "address" TEXT,
  "content" TEXT,
  "title" TEXT NOT NULL,
  "settings" JSON NOT NULL,
  "state" TEXT NOT NULL DEFAULT 'reading',
  "found" JSON,
  "location" TEXT,
  "reporter_hash" TEXT NOT NULL,
  "account_id" UUID REFERENCES "account" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "consented_at" TIMESTAMPTZ(3),
  "note" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "decided_at" TIMESTAMPTZ(3)
);
CREATE INDEX "calendar_state_created_at_idx" ON "calendar" ("state", "created_at");
CREATE INDEX "calendar_account_id_idx" ON "calendar" ("account_id");
CREATE INDEX "calendar_reporter_hash_created_at_idx" ON "calendar" ("reporter_hash", "created_at");
CREATE INDEX "calendar_location_idx" ON "calendar" ("location");
