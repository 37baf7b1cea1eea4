-- The performances of one production, the dates of a market, the sessions of a course.
CREATE TABLE "series" (
    "id" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "stated_title" TEXT,
    "source_id" SMALLINT NOT NULL,
    "key" BIGINT NOT NULL,
    "events" INTEGER NOT NULL DEFAULT 0,
    "merged_into" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "series_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "series_slug_key" ON "series"("slug");
CREATE INDEX "series_key_idx" ON "series"("key");
