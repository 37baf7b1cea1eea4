-- Requests for notifications that the owner of the address has not confirmed. No mail is sent for them. The previous version
-- does not read this table, so it cannot notify an address of what a stranger requested.
CREATE TABLE "pending_notice" (
    "target_id" BIGINT NOT NULL,
    "subscriber_id" UUID NOT NULL,
    "told" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pending_notice_pkey" PRIMARY KEY ("target_id", "subscriber_id")
);
CREATE INDEX "pending_notice_subscriber_id_idx" ON "pending_notice"("subscriber_id");
CREATE INDEX "pending_notice_created_at_idx" ON "pending_notice"("created_at");
ALTER TABLE "pending_notice" ADD CONSTRAINT "pending_notice_subscriber_id_fkey"
    FOREIGN KEY ("subscriber_id") REFERENCES "subscriber"("id") ON DELETE CASCADE ON UPDATE CASCADE;
