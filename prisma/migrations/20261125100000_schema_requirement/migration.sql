-- States which builds can work with this schema. A contracting migration (one that drops or renames what an older build uses)
-- updates the row in the same transaction: UPDATE "schema_requirement" SET "oldest_known_migration" = '<name of a migration>'.
-- A build that does not know that migration reports itself as not ready (schema_too_new).
CREATE TABLE "schema_requirement" (
  "id" SMALLINT NOT NULL DEFAULT 1,
  "oldest_known_migration" TEXT NOT NULL,
  CONSTRAINT "schema_requirement_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "schema_requirement_one_row" CHECK ("id" = 1)
);
INSERT INTO "schema_requirement" ("oldest_known_migration") VALUES ('20261125100000_schema_requirement');
