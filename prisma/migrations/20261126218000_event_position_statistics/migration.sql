-- Lists within a box have conditions on both. Without statistics a box of half the world seems to contain no event, and PostgreSQL reads and
-- sorts all upcoming ones instead of the first in the order of the list.
ALTER TABLE "event" ALTER COLUMN "lat" SET STATISTICS -1, ALTER COLUMN "lng" SET STATISTICS -1;
ANALYZE "event" ("lat", "lng");
