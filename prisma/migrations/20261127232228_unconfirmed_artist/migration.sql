CREATE TABLE "unconfirmed_artist" (
    "artist_id" UUID NOT NULL,
    "people" SMALLINT NOT NULL DEFAULT 0,
    "withheld" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "unconfirmed_artist_pkey" PRIMARY KEY ("artist_id")
);

CREATE TABLE "artist_requester" (
    "artist_id" UUID NOT NULL,
    "person_hash" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "artist_requester_pkey" PRIMARY KEY ("artist_id", "person_hash")
);

CREATE INDEX "artist_requester_person_hash_idx" ON "artist_requester"("person_hash");
CREATE INDEX "artist_requester_created_at_idx" ON "artist_requester"("created_at");

ALTER TABLE "unconfirmed_artist" ADD CONSTRAINT "unconfirmed_artist_artist_id_fkey" FOREIGN KEY ("artist_id") REFERENCES "artist"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "artist_requester" ADD CONSTRAINT "artist_requester_artist_id_fkey" FOREIGN KEY ("artist_id") REFERENCES "unconfirmed_artist"("artist_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Names that few people have sent and that nothing else has.
INSERT INTO "unconfirmed_artist" ("artist_id", "people", "withheld")
SELECT a."id", least(d."demands", 2), length(a."name") > 80 FROM "artist_demand" d JOIN "artist" a ON a."id" = d."artist_id"
WHERE (d."demands" < 3 OR length(a."name") > 80) AND a."reference_id" IS NULL AND a."spotify_id" IS NULL AND a."musicbrainz_id" IS NULL
  AND NOT EXISTS (SELECT FROM "event_artist" b WHERE b."artist_id" = a."id");
