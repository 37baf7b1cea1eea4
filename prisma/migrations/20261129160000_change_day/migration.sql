-- migrate: no-transaction
CREATE INDEX CONCURRENTLY "change_changed_at_idx" ON "change" USING brin ("changed_at");
