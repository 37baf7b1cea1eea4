-- The revision of each published event, as two halves of 128 bits, so that their XOR is the root hash of a shard.
CREATE TABLE "event_revision" (
  "event_id" UUID NOT NULL,
  "shard" TEXT NOT NULL,
  "bucket" SMALLINT NOT NULL,
  "high" BIGINT NOT NULL,
  "low" BIGINT NOT NULL,
  CONSTRAINT "event_revision_pkey" PRIMARY KEY ("event_id")
);
CREATE INDEX "event_revision_shard_bucket_idx" ON "event_revision" ("shard", "bucket");
