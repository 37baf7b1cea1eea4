CREATE TYPE "digest_frequency" AS ENUM ('daily', 'weekly');

-- An address that mails go to, or will once it confirms. It is deleted with its last wish.
CREATE TABLE "subscriber" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "frequency" "digest_frequency",
    "city_id" INTEGER,
    "categories" "category"[] DEFAULT ARRAY[]::"category"[],
    "told_until" TIMESTAMPTZ(3),
    "next_digest_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "subscriber_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "subscriber_confirmed_before_digests" CHECK ("frequency" IS NULL OR "confirmed_at" IS NOT NULL),
    CONSTRAINT "subscriber_digest_has_a_time" CHECK (("frequency" IS NULL) = ("next_digest_at" IS NULL))
);
CREATE UNIQUE INDEX "subscriber_email_key_key" ON "subscriber"("email_key");
CREATE INDEX "subscriber_next_digest_at_idx" ON "subscriber"("next_digest_at");
CREATE INDEX "subscriber_created_at_idx" ON "subscriber"("created_at");

CREATE TABLE "address_confirmation" (
    "token_hash" BYTEA NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "frequency" "digest_frequency",
    "city_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "address_confirmation_pkey" PRIMARY KEY ("token_hash")
);
CREATE INDEX "address_confirmation_email_key_created_at_idx" ON "address_confirmation"("email_key", "created_at");
CREATE INDEX "address_confirmation_expires_at_idx" ON "address_confirmation"("expires_at");

CREATE TABLE "demand_notice" (
    "target_id" BIGINT NOT NULL,
    "subscriber_id" UUID NOT NULL,
    "told" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "demand_notice_pkey" PRIMARY KEY ("target_id", "subscriber_id")
);
CREATE INDEX "demand_notice_subscriber_id_idx" ON "demand_notice"("subscriber_id");
ALTER TABLE "demand_notice" ADD CONSTRAINT "demand_notice_subscriber_id_fkey"
    FOREIGN KEY ("subscriber_id") REFERENCES "subscriber"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Up to which change people were told. What happened before there was anybody to tell is left out.
CREATE TABLE "change_follower" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "followed_through" BIGINT NOT NULL,

    CONSTRAINT "change_follower_pkey" PRIMARY KEY ("id")
);
INSERT INTO "change_follower" ("followed_through") SELECT coalesce(max("id"), 0) FROM "change";

-- Mailboxes that a server refused for good, by keyed hash: nothing is sent there for a while.
CREATE TABLE "mail_bounce" (
    "recipient_hash" BYTEA NOT NULL,
    "bounced_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_bounce_pkey" PRIMARY KEY ("recipient_hash")
);
CREATE INDEX "mail_recipient_hash_idx" ON "mail"("recipient_hash");
