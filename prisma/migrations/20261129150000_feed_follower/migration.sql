-- How far jobs have followed the change feed, e.g. the one that purges shared caches. Changes add the job while a row exists.
CREATE TABLE "feed_follower" (
    "name" TEXT NOT NULL,
    "change_number" BIGINT NOT NULL,
    CONSTRAINT "feed_follower_pkey" PRIMARY KEY ("name")
);
