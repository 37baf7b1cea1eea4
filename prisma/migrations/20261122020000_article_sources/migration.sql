-- An article is known by its source's own id of it; each of its texts remembers what its file said.
ALTER TABLE "article"
    ADD COLUMN "source_id" SMALLINT NOT NULL,
    ADD COLUMN "source_article_id" TEXT NOT NULL,
    ADD COLUMN "withdrawn_at" TIMESTAMPTZ(3);

ALTER TABLE "article_text"
    ADD COLUMN "category" TEXT,
    ADD COLUMN "published_at" TIMESTAMPTZ(0) NOT NULL,
    ADD COLUMN "listed" BOOLEAN NOT NULL DEFAULT true,
    ADD COLUMN "stated" JSONB NOT NULL,
    ADD COLUMN "facts_hash" BYTEA NOT NULL;

CREATE UNIQUE INDEX "article_source_id_source_article_id_key" ON "article"("source_id", "source_article_id");

-- Two sources may publish an article of one address; lists are read from the texts.
DROP INDEX "article_source_url_key";
DROP INDEX "article_published_at_id_idx";

-- Partial indexes, which Prisma cannot write.
CREATE INDEX "article_text_lang_idx" ON "article_text"("lang", "published_at", "article_id") WHERE "listed";
CREATE INDEX "article_text_category_idx" ON "article_text"("lang", "category", "published_at", "article_id") WHERE "listed";
