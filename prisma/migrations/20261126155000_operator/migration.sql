-- The operators of the console, and what they did.
CREATE TABLE "operator" (
  "email" TEXT PRIMARY KEY,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now()
);

CREATE TABLE "audit_entry" (
  "id" UUID PRIMARY KEY,
  "operator_email" TEXT NOT NULL,
  "action" TEXT NOT NULL,
  "target" TEXT NOT NULL,
  "note" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now()
);
CREATE INDEX "audit_entry_created_at_idx" ON "audit_entry" ("created_at");
