-- What a search leaves out stands beside the document, too. Most events are scheduled: only the others' rows are written again.
ALTER TABLE "event_search" ADD COLUMN "status" event_status NOT NULL DEFAULT 'scheduled';
UPDATE "event_search" "s" SET "status" = "e"."status" FROM "event" "e" WHERE "e"."id" = "s"."event_id" AND "e"."status" <> 'scheduled';
ALTER TABLE "event_search" ALTER COLUMN "status" DROP DEFAULT;

-- The migration before this one did not hold writers off: what they wrote meanwhile has no document.
INSERT INTO "search_backlog"
SELECT "e"."id" FROM "event" "e" WHERE "e"."withdrawn_at" IS NULL AND NOT EXISTS (SELECT FROM "event_search" "s" WHERE "s"."event_id" = "e"."id")
ON CONFLICT DO NOTHING;
ANALYZE "event_search" ("status");
