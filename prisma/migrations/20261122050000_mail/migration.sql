CREATE TABLE "mail" (
  "id" UUID NOT NULL,
  "kind" TEXT NOT NULL,
  "recipient" TEXT,
  "recipient_hash" BYTEA NOT NULL,
  "confirmed" BOOLEAN NOT NULL,
  "content" BYTEA,
  "attempts" SMALLINT NOT NULL DEFAULT 0,
  "last_error" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "sent_at" TIMESTAMPTZ(3),
  "dropped_at" TIMESTAMPTZ(3),
  CONSTRAINT "mail_pkey" PRIMARY KEY ("id"),
  -- An address and a secret are kept while they are needed, and no longer.
  CONSTRAINT "mail_wiped_when_settled" CHECK (
    ("sent_at" IS NULL AND "dropped_at" IS NULL) = ("recipient" IS NOT NULL AND "content" IS NOT NULL)
    AND ("recipient" IS NULL) = ("content" IS NULL)
    AND ("sent_at" IS NULL OR "dropped_at" IS NULL)
  )
);
CREATE INDEX "mail_created_at_idx" ON "mail"("created_at");

CREATE TABLE "mail_day" (
  "recipient_hash" BYTEA NOT NULL,
  "day" DATE NOT NULL,
  "mails" SMALLINT NOT NULL,
  CONSTRAINT "mail_day_pkey" PRIMARY KEY ("recipient_hash", "day")
);
CREATE INDEX "mail_day_day_idx" ON "mail_day"("day");

CREATE TABLE "mail_stop" (
  "recipient_hash" BYTEA NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "mail_stop_pkey" PRIMARY KEY ("recipient_hash")
);
