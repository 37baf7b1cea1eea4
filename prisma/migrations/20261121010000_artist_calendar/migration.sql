-- When an artist's events are, beside who plays: the next ones are then one walk along an index, however many there were.
ALTER TABLE "event_artist" ADD COLUMN "starts_at" TIMESTAMPTZ(0), ADD COLUMN "runs_until" TIMESTAMPTZ(0);

UPDATE "event_artist" AS "b" SET "starts_at" = "e"."starts_at", "runs_until" = "e"."runs_until" FROM "event" "e" WHERE "e"."id" = "b"."event_id";
DELETE FROM "event_artist" WHERE "starts_at" IS NULL;

ALTER TABLE "event_artist" ALTER COLUMN "starts_at" SET NOT NULL, ALTER COLUMN "runs_until" SET NOT NULL;

-- DropIndex
DROP INDEX "event_artist_artist_id_idx";

-- CreateIndex
CREATE INDEX "event_artist_artist_id_starts_at_event_id_idx" ON "event_artist"("artist_id", "starts_at", "event_id");
