-- References that Prisma reads as relations. The next migration checks the existing rows, so that writers do not wait for the scan.
ALTER TABLE "subscriber" ADD CONSTRAINT "subscriber_city_id_fkey"
    FOREIGN KEY ("city_id") REFERENCES "city"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
ALTER TABLE "address_confirmation" ADD CONSTRAINT "address_confirmation_city_id_fkey"
    FOREIGN KEY ("city_id") REFERENCES "city"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
ALTER TABLE "demand_notice" ADD CONSTRAINT "demand_notice_target_id_fkey"
    FOREIGN KEY ("target_id") REFERENCES "demand_target"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "pending_notice" ADD CONSTRAINT "pending_notice_target_id_fkey"
    FOREIGN KEY ("target_id") REFERENCES "demand_target"("id") ON DELETE CASCADE ON UPDATE CASCADE NOT VALID;
ALTER TABLE "demand_target" ADD CONSTRAINT "demand_target_artist_id_fkey"
    FOREIGN KEY ("artist_id") REFERENCES "artist"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE "demand_target" ADD CONSTRAINT "demand_target_city_id_fkey"
    FOREIGN KEY ("city_id") REFERENCES "city"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE "article" ADD CONSTRAINT "article_source_id_fkey"
    FOREIGN KEY ("source_id") REFERENCES "source"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
ALTER TABLE "artist_demand" ADD CONSTRAINT "artist_demand_artist_id_fkey"
    FOREIGN KEY ("artist_id") REFERENCES "artist"("id") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;
