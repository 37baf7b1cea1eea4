-- Runs of ingest with their reports, and sources that are not read.
ALTER TABLE "source" ADD COLUMN "paused_at" TIMESTAMPTZ(3);

CREATE TABLE "ingest_run" (
  "id" SERIAL PRIMARY KEY,
  "source_id" SMALLINT NOT NULL REFERENCES "source" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "ended_at" TIMESTAMPTZ(3),
  "failure" TEXT,
  "report" JSON,
  "rejected" JSON NOT NULL DEFAULT '[]'
);
CREATE INDEX "ingest_run_source_id_id_idx" ON "ingest_run" ("source_id", "id");
