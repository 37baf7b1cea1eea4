-- CreateTable
CREATE TABLE "event_search" (
    "event_id" UUID NOT NULL,
    "starts_at" TIMESTAMPTZ(0) NOT NULL,
    "title_words" SMALLINT NOT NULL,
    "document" tsvector NOT NULL,

    CONSTRAINT "event_search_pkey" PRIMARY KEY ("event_id")
);

-- CreateTable
CREATE TABLE "search_word" (
    "word" TEXT NOT NULL,
    "slip_keys" TEXT[],

    CONSTRAINT "search_word_pkey" PRIMARY KEY ("word")
);

-- CreateTable
CREATE TABLE "search_backlog" (
    "event_id" UUID NOT NULL,

    CONSTRAINT "search_backlog_pkey" PRIMARY KEY ("event_id")
);

-- CreateIndex
CREATE INDEX "event_search_starts_at_idx" ON "event_search"("starts_at");

-- CreateIndex
CREATE INDEX "event_search_document_idx" ON "event_search" USING GIN ("document");

-- CreateIndex
CREATE INDEX "search_word_slip_keys_idx" ON "search_word" USING GIN ("slip_keys");

-- What Prisma's schema cannot say.

-- How common each word is decides how a search goes about it: the statistics keep the 5,000 commonest.
ALTER TABLE "event_search" ALTER COLUMN "document" SET STATISTICS 500;
ALTER TABLE "event_search" ALTER COLUMN "starts_at" SET STATISTICS 500;
ALTER TABLE "event_search" SET (autovacuum_analyze_scale_factor = 0.02);

-- Documents are made outside SQL, where text is folded: the events that stand are noted for it.
INSERT INTO "search_backlog" SELECT "id" FROM "event" WHERE "withdrawn_at" IS NULL;
