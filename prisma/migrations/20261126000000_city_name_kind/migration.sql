-- Separates names of cities from abbreviations. Null: stored by an earlier version, which also stored airport codes as names.
CREATE TYPE "city_name_kind" AS ENUM ('name', 'abbreviation');
ALTER TABLE "city_name" ADD COLUMN "kind" "city_name_kind";
