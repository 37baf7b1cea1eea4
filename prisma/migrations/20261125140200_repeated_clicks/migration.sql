-- A click is repeated if the same address followed the same event less than an hour before.
ALTER TABLE "click" ADD COLUMN "repeated" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "click_hour" ADD COLUMN "repeated" INTEGER NOT NULL DEFAULT 0;

-- The last counted click of an address on an event, for a day. The address is a keyed hash.
CREATE TABLE "click_visitor" (
    "event_id" UUID NOT NULL,
    "address_hash" TEXT NOT NULL,
    "clicked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "click_visitor_pkey" PRIMARY KEY ("event_id", "address_hash")
);
CREATE INDEX "click_visitor_clicked_at_idx" ON "click_visitor"("clicked_at");
