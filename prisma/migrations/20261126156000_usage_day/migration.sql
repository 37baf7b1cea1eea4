-- Requests of an account by day and endpoint, for its owner.
CREATE TABLE "usage_day" (
  "account_id" UUID NOT NULL REFERENCES "account" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "day" DATE NOT NULL,
  "endpoint" TEXT NOT NULL,
  "requests" INTEGER NOT NULL,
  PRIMARY KEY ("account_id", "day", "endpoint")
);
CREATE INDEX "usage_day_day_idx" ON "usage_day" ("day");
