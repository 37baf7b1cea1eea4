-- migrate: no-transaction
DROP INDEX CONCURRENTLY IF EXISTS "event_city_id_category_starts_at_idx";
