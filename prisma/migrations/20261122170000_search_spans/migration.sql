-- All that a search ranks by stands beside the document: an event is read once it is to be shown. The table is made anew: changing
-- every row would write each document into its index once more.
CREATE TABLE "event_search_new" (
    "event_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(0) NOT NULL,
    "runs_until" TIMESTAMPTZ(0) NOT NULL,
    "title_words" SMALLINT NOT NULL,
    "long_running" BOOLEAN NOT NULL,
    "featured" BOOLEAN NOT NULL,
    "popularity" REAL NOT NULL,
    "document" tsvector NOT NULL
);
INSERT INTO "event_search_new"
SELECT "s"."event_id", "e"."starts_at", "e"."runs_until", "s"."title_words", "e"."long_running", "e"."featured", "e"."popularity",
  "s"."document"
FROM "event_search" "s" JOIN "event" "e" ON "e"."id" = "s"."event_id" ORDER BY "s"."event_id";
DROP TABLE "event_search";
ALTER TABLE "event_search_new" RENAME TO "event_search";

ALTER TABLE "event_search" ADD CONSTRAINT "event_search_pkey" PRIMARY KEY ("event_id");
CREATE INDEX "event_search_starts_at_idx" ON "event_search"("starts_at");
CREATE INDEX "event_search_document_idx" ON "event_search" USING GIN ("document");

-- What Prisma's schema cannot say.

CREATE INDEX "event_search_long_running_idx" ON "event_search" USING gist (tstzrange("starts_at", "runs_until")) WHERE "long_running";
ALTER TABLE "event_search" ALTER COLUMN "document" SET STATISTICS 500;
ALTER TABLE "event_search" ALTER COLUMN "starts_at" SET STATISTICS 500;
ALTER TABLE "event_search" SET (autovacuum_analyze_scale_factor = 0.02);
ANALYZE "event_search";
