-- A person is found by an address in any case. These tables are small, so the indexes are built at once.
CREATE INDEX "account_lower_email_idx" ON "account" (lower("email"));
CREATE INDEX "sign_in_link_lower_email_idx" ON "sign_in_link" (lower("email"));
CREATE INDEX "key_confirmation_lower_email_idx" ON "key_confirmation" (lower("email"));
CREATE INDEX "correction_lower_email_idx" ON "correction" (lower("email")) WHERE "email" IS NOT NULL;
