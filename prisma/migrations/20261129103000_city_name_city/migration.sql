-- For the names of the cities with upcoming events: without it, all 315,000 names were read per city.
CREATE INDEX "city_name_city_id_idx" ON "city_name" ("city_id");
