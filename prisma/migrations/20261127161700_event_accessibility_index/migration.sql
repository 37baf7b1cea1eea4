-- migrate: no-transaction
CREATE INDEX CONCURRENTLY "event_accessibility_idx" ON "event" USING gin ("accessibility" jsonb_path_ops) WHERE "accessibility" IS NOT NULL;
