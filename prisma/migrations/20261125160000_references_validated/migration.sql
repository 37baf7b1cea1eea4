-- Checks the rows that existed before the references. Readers and writers do not wait.
ALTER TABLE "subscriber" VALIDATE CONSTRAINT "subscriber_city_id_fkey";
ALTER TABLE "address_confirmation" VALIDATE CONSTRAINT "address_confirmation_city_id_fkey";
ALTER TABLE "demand_notice" VALIDATE CONSTRAINT "demand_notice_target_id_fkey";
ALTER TABLE "pending_notice" VALIDATE CONSTRAINT "pending_notice_target_id_fkey";
ALTER TABLE "demand_target" VALIDATE CONSTRAINT "demand_target_artist_id_fkey";
ALTER TABLE "demand_target" VALIDATE CONSTRAINT "demand_target_city_id_fkey";
ALTER TABLE "article" VALIDATE CONSTRAINT "article_source_id_fkey";
ALTER TABLE "artist_demand" VALIDATE CONSTRAINT "artist_demand_artist_id_fkey";
