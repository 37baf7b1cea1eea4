-- Pictures of events, artists and venues that sources allow to show. See docs/decisions/0043-pictures.md.
ALTER TABLE "source" ADD COLUMN "image_licence" TEXT, ADD COLUMN "image_attribution" TEXT;

CREATE TABLE "picture_file" (
  "id" TEXT PRIMARY KEY,
  "width" INTEGER NOT NULL,
  "height" INTEGER NOT NULL,
  "used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now()
);

CREATE TABLE "picture" (
  "url_hash" BYTEA PRIMARY KEY,
  "url" TEXT NOT NULL,
  "file_id" TEXT,
  "failures" INTEGER NOT NULL DEFAULT 0,
  "problem" TEXT,
  "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now()
);
CREATE INDEX "picture_due_at_idx" ON "picture" ("due_at");
CREATE INDEX "picture_file_id_idx" ON "picture" ("file_id");

CREATE TABLE "picture_use" (
  "record_id" UUID PRIMARY KEY,
  "url_hash" BYTEA NOT NULL,
  "source_id" SMALLINT NOT NULL
);
CREATE INDEX "picture_use_url_hash_idx" ON "picture_use" ("url_hash");

CREATE TABLE "picture_search" (
  "terms" TEXT PRIMARY KEY,
  "updated_at" TIMESTAMPTZ(3) NOT NULL,
  "event_id" UUID NOT NULL
);
