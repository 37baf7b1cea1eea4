-- Where a title or an artist counts: in the country and, in hundredths of a degree, near the place. Null: anywhere.
ALTER TABLE "match_key" ADD COLUMN "country_code" CHAR(2), ADD COLUMN "lat" SMALLINT, ADD COLUMN "lng" SMALLINT;
