-- CreateEnum
CREATE TYPE "category" AS ENUM ('music', 'sports', 'theater', 'film', 'comedy', 'festival', 'community', 'nightlife', 'conference');

-- CreateEnum
CREATE TYPE "event_status" AS ENUM ('scheduled', 'rescheduled', 'postponed', 'cancelled', 'moved_online');

-- CreateEnum
CREATE TYPE "availability" AS ENUM ('available', 'few_left', 'sold_out', 'not_yet', 'off_sale', 'unknown');

-- CreateEnum
CREATE TYPE "record_kind" AS ENUM ('event', 'venue', 'artist');

-- CreateEnum
CREATE TYPE "change_kind" AS ENUM ('created', 'updated', 'cancelled', 'rescheduled', 'merged', 'removed');

-- CreateTable
CREATE TABLE "country" (
    "code" CHAR(2) NOT NULL,
    "alpha3" CHAR(3) NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "country_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "city" (
    "id" SERIAL NOT NULL,
    "geoname_id" INTEGER,
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "region" TEXT,
    "region_code" TEXT,
    "country_code" CHAR(2),
    "lat" DOUBLE PRECISION,
    "lng" DOUBLE PRECISION,
    "timezone" TEXT,
    "population" INTEGER NOT NULL DEFAULT 0,
    "has_events" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "city_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "city_name" (
    "name_key" TEXT NOT NULL,
    "city_id" INTEGER NOT NULL,

    CONSTRAINT "city_name_pkey" PRIMARY KEY ("name_key","city_id")
);

-- CreateTable
CREATE TABLE "venue" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "disambiguation" TEXT NOT NULL DEFAULT '',
    "address" TEXT,
    "city_id" INTEGER,
    "country_code" CHAR(2),
    "lat" DOUBLE PRECISION,
    "lng" DOUBLE PRECISION,
    "timezone" TEXT,
    "capacity" INTEGER,
    "url" TEXT,
    "image_url" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "venue_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "artist" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "name_key" TEXT NOT NULL,
    "disambiguation" TEXT NOT NULL DEFAULT '',
    "genres" TEXT[],
    "spotify_id" TEXT,
    "musicbrainz_id" UUID,
    "image_url" TEXT,
    "url" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "artist_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "category" "category" NOT NULL,
    "status" "event_status" NOT NULL DEFAULT 'scheduled',
    "availability" "availability" NOT NULL DEFAULT 'unknown',
    "starts_at" TIMESTAMPTZ(0) NOT NULL,
    "ends_at" TIMESTAMPTZ(0),
    "runs_until" TIMESTAMPTZ(0) NOT NULL,
    "long_running" BOOLEAN NOT NULL DEFAULT false,
    "start_local" TIMESTAMP(0) NOT NULL,
    "until_local" TIMESTAMP(0) NOT NULL,
    "timezone" TEXT NOT NULL,
    "all_day" BOOLEAN NOT NULL DEFAULT false,
    "time_tbd" BOOLEAN NOT NULL DEFAULT false,
    "date_tbd" BOOLEAN NOT NULL DEFAULT false,
    "previous_starts_at" TIMESTAMPTZ(0),
    "venue_id" UUID,
    "city_id" INTEGER,
    "country_code" CHAR(2),
    "address" TEXT,
    "lat" DOUBLE PRECISION,
    "lng" DOUBLE PRECISION,
    "cell_fine" INTEGER,
    "cell_medium" INTEGER,
    "cell_coarse" INTEGER,
    "online" BOOLEAN NOT NULL DEFAULT false,
    "online_url" TEXT,
    "ticket_url" TEXT,
    "url" TEXT,
    "price_min" DECIMAL(12,2),
    "price_max" DECIMAL(12,2),
    "currency" CHAR(3),
    "is_free" BOOLEAN,
    "image_url" TEXT,
    "tags" TEXT[],
    "language" TEXT,
    "age_restriction" TEXT,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "popularity" REAL NOT NULL DEFAULT 0,
    "wants" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "withdrawn_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "event_artist" (
    "event_id" UUID NOT NULL,
    "artist_id" UUID NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "event_artist_pkey" PRIMARY KEY ("event_id","artist_id")
);

-- CreateTable
CREATE TABLE "source" (
    "id" SMALLSERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "title" TEXT,
    "url" TEXT,
    "licence" TEXT,
    "attribution" TEXT,
    "trust" SMALLINT NOT NULL DEFAULT 50,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completed_at" TIMESTAMPTZ(3),

    CONSTRAINT "source_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "claim" (
    "source_id" SMALLINT NOT NULL,
    "source_event_id" TEXT NOT NULL,
    "event_id" UUID NOT NULL,
    "url" TEXT,
    "facts" JSON NOT NULL,
    "facts_hash" BYTEA NOT NULL,
    "matched_by" TEXT,
    "first_seen_at" TIMESTAMPTZ(0) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_seen_at" TIMESTAMPTZ(0) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "withdrawn_at" TIMESTAMPTZ(0),

    CONSTRAINT "claim_pkey" PRIMARY KEY ("source_id","source_event_id")
);

-- CreateTable
CREATE TABLE "alias" (
    "kind" "record_kind" NOT NULL,
    "alias" TEXT NOT NULL,
    "record_id" UUID NOT NULL,

    CONSTRAINT "alias_pkey" PRIMARY KEY ("kind","alias")
);

-- CreateTable
CREATE TABLE "change" (
    "id" BIGSERIAL NOT NULL,
    "event_id" UUID NOT NULL,
    "kind" "change_kind" NOT NULL,
    "detail" JSONB,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "article" (
    "id" UUID NOT NULL,
    "category" TEXT,
    "image_url" TEXT,
    "author" TEXT,
    "source_url" TEXT,
    "original_lang" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(0) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "article_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "article_text" (
    "article_id" UUID NOT NULL,
    "lang" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "body_html" TEXT NOT NULL,

    CONSTRAINT "article_text_pkey" PRIMARY KEY ("article_id","lang")
);

-- CreateIndex
CREATE UNIQUE INDEX "country_alpha3_key" ON "country"("alpha3");

-- CreateIndex
CREATE UNIQUE INDEX "city_geoname_id_key" ON "city"("geoname_id");

-- CreateIndex
CREATE UNIQUE INDEX "venue_slug_key" ON "venue"("slug");

-- CreateIndex
CREATE INDEX "venue_city_id_idx" ON "venue"("city_id");

-- CreateIndex
CREATE UNIQUE INDEX "artist_slug_key" ON "artist"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "artist_name_key_disambiguation_key" ON "artist"("name_key", "disambiguation");

-- CreateIndex
CREATE UNIQUE INDEX "event_slug_key" ON "event"("slug");

-- CreateIndex
CREATE INDEX "event_starts_at_id_idx" ON "event"("starts_at", "id");

-- CreateIndex
CREATE INDEX "event_category_starts_at_id_idx" ON "event"("category", "starts_at", "id");

-- CreateIndex
CREATE INDEX "event_city_id_category_starts_at_idx" ON "event"("city_id", "category", "starts_at");

-- CreateIndex
CREATE INDEX "event_city_id_starts_at_id_idx" ON "event"("city_id", "starts_at", "id");

-- CreateIndex
CREATE INDEX "event_country_code_starts_at_id_idx" ON "event"("country_code", "starts_at", "id");

-- CreateIndex
CREATE INDEX "event_venue_id_starts_at_id_idx" ON "event"("venue_id", "starts_at", "id");

-- CreateIndex
CREATE INDEX "event_cell_fine_starts_at_idx" ON "event"("cell_fine", "starts_at");

-- CreateIndex
CREATE INDEX "event_cell_medium_starts_at_idx" ON "event"("cell_medium", "starts_at");

-- CreateIndex
CREATE INDEX "event_cell_coarse_starts_at_idx" ON "event"("cell_coarse", "starts_at");

-- CreateIndex
CREATE INDEX "event_popularity_id_idx" ON "event"("popularity", "id");

-- CreateIndex
CREATE INDEX "event_created_at_id_idx" ON "event"("created_at", "id");

-- CreateIndex
CREATE INDEX "event_updated_at_idx" ON "event"("updated_at");

-- CreateIndex
CREATE INDEX "event_price_min_idx" ON "event"("price_min");

-- CreateIndex
CREATE INDEX "event_artist_artist_id_idx" ON "event_artist"("artist_id");

-- CreateIndex
CREATE UNIQUE INDEX "source_name_key" ON "source"("name");

-- CreateIndex
CREATE INDEX "claim_event_id_source_id_idx" ON "claim"("event_id", "source_id");

-- CreateIndex
CREATE INDEX "alias_record_id_idx" ON "alias"("record_id");

-- CreateIndex
CREATE UNIQUE INDEX "article_source_url_key" ON "article"("source_url");

-- CreateIndex
CREATE INDEX "article_published_at_id_idx" ON "article"("published_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "article_text_slug_key" ON "article_text"("slug");

-- AddForeignKey
ALTER TABLE "city" ADD CONSTRAINT "city_country_code_fkey" FOREIGN KEY ("country_code") REFERENCES "country"("code") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "city_name" ADD CONSTRAINT "city_name_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "city"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "venue" ADD CONSTRAINT "venue_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "city"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "venue" ADD CONSTRAINT "venue_country_code_fkey" FOREIGN KEY ("country_code") REFERENCES "country"("code") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_text" ADD CONSTRAINT "article_text_article_id_fkey" FOREIGN KEY ("article_id") REFERENCES "article"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

-- One venue of a name in a city, also where the city is unknown.
CREATE UNIQUE INDEX "venue_name_key_city_id_disambiguation_key" ON "venue"("name_key", "city_id", "disambiguation") NULLS NOT DISTINCT;

-- A city that the gazetteer lacks is kept once.
CREATE UNIQUE INDEX "city_unlisted_key" ON "city"("name_key", "country_code", "region") NULLS NOT DISTINCT WHERE "geoname_id" IS NULL;

-- City filters: prefixes are looked for among the cities that have events.
CREATE INDEX "city_prefix_idx" ON "city"("name_key" text_pattern_ops) WHERE "has_events";

-- Filters that few events pass: small indexes, so that asking for a rare one never walks the whole calendar.
CREATE INDEX "event_long_running_idx" ON "event" USING gist (tstzrange("starts_at", "runs_until")) WHERE "long_running";
CREATE INDEX "event_featured_idx" ON "event"("starts_at", "id") WHERE "featured";
CREATE INDEX "event_free_idx" ON "event"("starts_at", "id") WHERE "is_free";
CREATE INDEX "event_online_idx" ON "event"("starts_at", "id") WHERE "online";
CREATE INDEX "event_status_idx" ON "event"("status", "starts_at", "id") WHERE "status" <> 'scheduled';
CREATE INDEX "event_availability_idx" ON "event"("availability", "starts_at", "id") WHERE "availability" <> 'unknown';

-- The planner must know how common each place is to choose between its index and the calendar.
ALTER TABLE "event" ALTER COLUMN "city_id" SET STATISTICS 500;
ALTER TABLE "event" ALTER COLUMN "cell_fine" SET STATISTICS 500;
ALTER TABLE "event" ALTER COLUMN "cell_medium" SET STATISTICS 500;
ALTER TABLE "event" ALTER COLUMN "cell_coarse" SET STATISTICS 500;
ALTER TABLE "event" SET (autovacuum_analyze_scale_factor = 0.02);

ALTER TABLE "event" ADD CONSTRAINT "event_runs_until_check" CHECK ("runs_until" >= "starts_at");
ALTER TABLE "event" ADD CONSTRAINT "event_position_check" CHECK (("lat" IS NULL) = ("lng" IS NULL) AND "lat" BETWEEN -90 AND 90 AND "lng" BETWEEN -180 AND 180);
ALTER TABLE "event" ADD CONSTRAINT "event_price_check" CHECK ("price_min" >= 0 AND "price_max" >= "price_min");
ALTER TABLE "source" ADD CONSTRAINT "source_trust_check" CHECK ("trust" BETWEEN 0 AND 100);

-- Great-circle distance in kilometres; the same formula as distanceKm in libs/domain.
CREATE FUNCTION "distance_km"("lat1" float8, "lng1" float8, "lat2" float8, "lng2" float8) RETURNS float8
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN 2 * 6371.0088 * asin(least(1, sqrt(
  sin(radians("lat2" - "lat1") / 2) ^ 2 + cos(radians("lat1")) * cos(radians("lat2")) * sin(radians("lng2" - "lng1") / 2) ^ 2)));
