-- The texts of blocking keys changed. The next ingest builds the keys of stored events again; until then, new listings find fewer of them.
INSERT INTO "match_backlog" ("event_id")
SELECT "id" FROM "event"
ON CONFLICT DO NOTHING;
