-- migrate: no-transaction
CREATE INDEX CONCURRENTLY "event_genres_idx" ON "event" USING gin ("genres");
