-- Who holds events, as listings name them.
ALTER TYPE "record_kind" ADD VALUE IF NOT EXISTS 'organizer';

CREATE TABLE "organizer" (
  "id" UUID PRIMARY KEY,
  "slug" TEXT NOT NULL,
  "name" TEXT NOT NULL,
  "name_key" TEXT NOT NULL,
  "core_key" TEXT NOT NULL,
  "other_names" TEXT[] NOT NULL DEFAULT '{}',
  "country_code" CHAR(2),
  "url" TEXT,
  "site" TEXT,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX "organizer_slug_key" ON "organizer" ("slug");
CREATE INDEX "organizer_core_key_idx" ON "organizer" ("core_key");
CREATE INDEX "organizer_site_core_key_idx" ON "organizer" ("site", "core_key");
CREATE INDEX "organizer_name_key_id_idx" ON "organizer" ("name_key" COLLATE "C", "id");
CREATE INDEX "organizer_country_code_name_key_id_idx" ON "organizer" ("country_code", "name_key" COLLATE "C", "id");
CREATE INDEX "organizer_name_key_idx" ON "organizer" USING GIN ("name_key" gin_trgm_ops);

-- Names under which sources list organisers that an operator merged into others.
CREATE TABLE "merged_organizer" (
  "id" UUID PRIMARY KEY,
  "into_id" UUID NOT NULL REFERENCES "organizer" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "name" TEXT NOT NULL,
  "name_key" TEXT NOT NULL,
  "core_key" TEXT NOT NULL,
  "country_code" CHAR(2),
  "url" TEXT,
  "site" TEXT
);
CREATE INDEX "merged_organizer_into_id_idx" ON "merged_organizer" ("into_id");
CREATE INDEX "merged_organizer_core_key_idx" ON "merged_organizer" ("core_key");
CREATE INDEX "merged_organizer_name_key_idx" ON "merged_organizer" ("name_key");
