-- Documents state which events are samples.
INSERT INTO "search_backlog" SELECT "id" FROM "event" WHERE "demo" AND "withdrawn_at" IS NULL ON CONFLICT DO NOTHING;
