-- Facts that sources state. Null: not stated.
ALTER TABLE "event" ADD COLUMN "kind" TEXT;
ALTER TABLE "event" ADD COLUMN "audience" TEXT;
ALTER TABLE "event" ADD COLUMN "languages" TEXT[];
ALTER TABLE "event" ADD COLUMN "accessibility" JSONB;
ALTER TABLE "event" ADD COLUMN "outdoor" BOOLEAN;
ALTER TABLE "event" ADD COLUMN "dogs_allowed" BOOLEAN;
ALTER TABLE "event" ADD COLUMN "titles" JSONB;
ALTER TABLE "event" ADD COLUMN "descriptions" JSONB;
ALTER TABLE "event"
  ALTER COLUMN "titles" SET STATISTICS 0,
  ALTER COLUMN "descriptions" SET STATISTICS 0;
