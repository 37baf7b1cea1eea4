-- Filters that an account saved, and when their new events are mailed.
CREATE TABLE "saved_search" (
  "id" UUID PRIMARY KEY,
  "account_id" UUID NOT NULL REFERENCES "account" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "name" TEXT NOT NULL,
  "filter" JSON NOT NULL,
  "frequency" TEXT NOT NULL,
  "position" BIGINT NOT NULL,
  "next_mail_at" TIMESTAMPTZ(3),
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now()
);
CREATE INDEX "saved_search_account_id_idx" ON "saved_search" ("account_id");
CREATE INDEX "saved_search_next_mail_at_idx" ON "saved_search" ("next_mail_at");
