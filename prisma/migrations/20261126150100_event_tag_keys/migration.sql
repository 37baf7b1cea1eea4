-- migrate: no-transaction
CREATE INDEX CONCURRENTLY "event_tag_keys_idx" ON "event" USING gin ("tag_keys"("tags"));
