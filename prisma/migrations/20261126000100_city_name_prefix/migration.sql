-- migrate: no-transaction
CREATE INDEX CONCURRENTLY "city_name_prefix_idx" ON "city_name"("name_key" text_pattern_ops) WHERE "kind" IS DISTINCT FROM 'abbreviation';
