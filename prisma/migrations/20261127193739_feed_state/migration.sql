-- What the last check of a feed found. Feeds that were never read have no source yet, so this table refers to none.
CREATE TABLE "feed_state" (
  "name" TEXT NOT NULL,
  "state" TEXT NOT NULL,
  "since" TIMESTAMPTZ(3) NOT NULL,
  "checked_at" TIMESTAMPTZ(3) NOT NULL,
  "reason" TEXT,
  "records" INTEGER NOT NULL,
  "upcoming" INTEGER NOT NULL,
  "with_place" REAL NOT NULL,
  "with_hour" REAL NOT NULL,
  CONSTRAINT "feed_state_pkey" PRIMARY KEY ("name")
);
