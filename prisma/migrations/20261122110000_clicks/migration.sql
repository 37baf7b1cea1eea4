-- CreateTable
CREATE TABLE "click" (
    "id" UUID NOT NULL,
    "event_id" UUID NOT NULL,
    "partner" TEXT NOT NULL,
    "clicked_at" TIMESTAMPTZ(3) NOT NULL,
    "key_id" UUID,
    "referring_host" TEXT,
    "address_hash" TEXT,

    CONSTRAINT "click_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "click_hour" (
    "hour" TIMESTAMPTZ(0) NOT NULL,
    "partner" TEXT NOT NULL,
    "clicks" INTEGER NOT NULL,

    CONSTRAINT "click_hour_pkey" PRIMARY KEY ("hour", "partner")
);

-- What is to be wiped of old clicks: nothing else looks for them by time.
CREATE INDEX "click_address_idx" ON "click"("clicked_at") WHERE "address_hash" IS NOT NULL;
