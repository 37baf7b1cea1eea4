-- Webhooks and the log of their deliveries.
CREATE TABLE "webhook" (
  "id" UUID PRIMARY KEY,
  "account_id" UUID REFERENCES "account" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "key_id" UUID REFERENCES "api_key" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "url" TEXT NOT NULL,
  "description" TEXT,
  "filter" JSON NOT NULL DEFAULT '{}',
  "kinds" "change_kind"[] NOT NULL,
  "batch_size" SMALLINT NOT NULL DEFAULT 100,
  "secret" BYTEA NOT NULL,
  "previous_secret" BYTEA,
  "previous_secret_until" TIMESTAMPTZ(3),
  "position" BIGINT NOT NULL,
  "pending_delivery_id" UUID,
  "is_slow" BOOLEAN NOT NULL DEFAULT true,
  "failing_since" TIMESTAMPTZ(3),
  "disabled_at" TIMESTAMPTZ(3),
  "disabled_reason" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now()
);
CREATE INDEX "webhook_account_id_idx" ON "webhook" ("account_id");
CREATE INDEX "webhook_key_id_idx" ON "webhook" ("key_id");

CREATE TABLE "webhook_delivery" (
  "id" UUID PRIMARY KEY,
  "webhook_id" UUID NOT NULL REFERENCES "webhook" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "kind" TEXT NOT NULL,
  "changes" BIGINT[] NOT NULL,
  "after" BIGINT NOT NULL,
  "through" BIGINT NOT NULL,
  "status" TEXT NOT NULL DEFAULT 'pending',
  "attempts" SMALLINT NOT NULL DEFAULT 0,
  "response_status" SMALLINT,
  "error" TEXT,
  "duration_ms" INTEGER,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "attempted_at" TIMESTAMPTZ(3),
  "next_attempt_at" TIMESTAMPTZ(3)
);
CREATE INDEX "webhook_delivery_webhook_id_id_idx" ON "webhook_delivery" ("webhook_id", "id");
CREATE INDEX "webhook_delivery_created_at_idx" ON "webhook_delivery" ("created_at");
