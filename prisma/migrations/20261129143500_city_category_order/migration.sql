-- migrate: no-transaction
CREATE INDEX CONCURRENTLY "event_city_id_category_starts_at_id_idx" ON "event" ("city_id", "category", "starts_at", "id");
