-- The languages of an event for the filter: each tag and its language without region and script.
CREATE FUNCTION "language_keys"("tags" TEXT[]) RETURNS TEXT[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT "tag" FROM unnest("tags") AS "tag" UNION SELECT split_part("tag", '-', 1) FROM unnest("tags") AS "tag");
