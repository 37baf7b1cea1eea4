-- Marks the demo events of before. The previous version stores new events unmarked: the next ingest run marks those.
UPDATE "event" e SET "demo" = true
WHERE e."id" IN (SELECT c."event_id" FROM "claim" c JOIN "source" s ON s."id" = c."source_id" WHERE s."name" = 'demo')
  AND NOT EXISTS (
    SELECT FROM "claim" c JOIN "source" s ON s."id" = c."source_id"
    WHERE c."event_id" = e."id" AND c."withdrawn_at" IS NULL AND s."name" <> 'demo');
