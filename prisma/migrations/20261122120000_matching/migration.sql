-- Which listings may be of one event: numbers made of its addresses, words, artists, each with the day around which it counts.
CREATE TABLE "match_key" (
  "key" INTEGER NOT NULL,
  "day" INTEGER NOT NULL,
  "event_id" UUID NOT NULL,
  CONSTRAINT "match_key_pkey" PRIMARY KEY ("key", "day", "event_id")
);

-- Events whose keys are to be made: all that stand.
CREATE TABLE "match_backlog" (
  "event_id" UUID NOT NULL,
  CONSTRAINT "match_backlog_pkey" PRIMARY KEY ("event_id")
);
INSERT INTO "match_backlog" SELECT "id" FROM "event";

-- Pairs of listings that were kept apart though they may be of one event.
CREATE TABLE "undecided_pair" (
  "source_a" SMALLINT NOT NULL,
  "id_a" TEXT NOT NULL,
  "source_b" SMALLINT NOT NULL,
  "id_b" TEXT NOT NULL,
  "score" REAL NOT NULL,
  "reasons" TEXT[],
  "noted_at" TIMESTAMPTZ(0) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "undecided_pair_pkey" PRIMARY KEY ("source_a", "id_a", "source_b", "id_b")
);
CREATE INDEX "undecided_pair_source_b_id_b_idx" ON "undecided_pair"("source_b", "id_b");

-- What an operator said of two listings; it outweighs every likeness.
CREATE TABLE "ruling" (
  "source_a" SMALLINT NOT NULL,
  "id_a" TEXT NOT NULL,
  "source_b" SMALLINT NOT NULL,
  "id_b" TEXT NOT NULL,
  "is_same" BOOLEAN NOT NULL,
  "ruled_at" TIMESTAMPTZ(0) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "ruling_pkey" PRIMARY KEY ("source_a", "id_a", "source_b", "id_b")
);
CREATE INDEX "ruling_source_b_id_b_idx" ON "ruling"("source_b", "id_b");

-- When a source last said something new of an event: the newer fact wins where trust is equal.
ALTER TABLE "claim" ADD COLUMN "changed_at" TIMESTAMPTZ(0) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- What an operator decided by hand outlives what sources say later.
ALTER TABLE "event" ADD COLUMN "pinned_status" "event_status", ADD COLUMN "pinned_featured" BOOLEAN;
