-- migrate: no-transaction
CREATE INDEX CONCURRENTLY "event_language_keys_idx" ON "event" USING gin (language_keys("languages")) WHERE "languages" IS NOT NULL;
