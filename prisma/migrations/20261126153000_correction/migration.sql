-- Reports about events and submitted events, which an operator decides.
CREATE TYPE "correction_kind" AS ENUM ('wrong_fact', 'duplicate', 'cancelled', 'removal', 'claim', 'submission');
CREATE TYPE "correction_state" AS ENUM ('open', 'accepted', 'rejected');

CREATE TABLE "correction" (
  "id" UUID PRIMARY KEY,
  "kind" "correction_kind" NOT NULL,
  "state" "correction_state" NOT NULL DEFAULT 'open',
  "event_id" UUID,
  "other_event_id" UUID,
  "detail" TEXT,
  "submission" JSON,
  "email" TEXT,
  "reporter_hash" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "resolved_at" TIMESTAMPTZ(3),
  "note" TEXT
);
CREATE INDEX "correction_state_created_at_idx" ON "correction" ("state", "created_at");
CREATE INDEX "correction_reporter_hash_created_at_idx" ON "correction" ("reporter_hash", "created_at");
CREATE INDEX "correction_event_id_idx" ON "correction" ("event_id");
