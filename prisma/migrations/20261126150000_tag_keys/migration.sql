-- The tags of an event in lower case, for the filter by tag.
CREATE FUNCTION "tag_keys"("tags" TEXT[]) RETURNS TEXT[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT lower("tag") FROM unnest("tags") AS "tag");
