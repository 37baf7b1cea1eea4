-- What people want: an artist in a city, or an event. Its counter is updated at every demand, so pages keep room for it.
CREATE TABLE "demand_target" (
    "id" BIGSERIAL NOT NULL,
    "artist_id" UUID,
    "city_id" INTEGER,
    "event_id" UUID,
    "demands" INTEGER NOT NULL DEFAULT 0,
    "last_demand_at" TIMESTAMPTZ(3),

    CONSTRAINT "demand_target_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "demand_target_is_one_thing" CHECK (
        ("artist_id" IS NULL) = ("city_id" IS NULL) AND ("artist_id" IS NULL) <> ("event_id" IS NULL)
    )
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX "demand_target_artist_id_city_id_key" ON "demand_target"("artist_id", "city_id");
CREATE UNIQUE INDEX "demand_target_event_id_key" ON "demand_target"("event_id");
CREATE INDEX "demand_target_city_id_idx" ON "demand_target"("city_id");

-- Every demand that was counted: what all figures can be counted from again.
CREATE TABLE "demand" (
    "target_id" BIGINT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "counted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "demand_pkey" PRIMARY KEY ("target_id", "ordinal")
);

CREATE TABLE "demand_person" (
    "target_id" BIGINT NOT NULL,
    "person_hash" BYTEA NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "counted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "demand_person_pkey" PRIMARY KEY ("target_id", "person_hash")
);
CREATE INDEX "demand_person_counted_at_idx" ON "demand_person"("counted_at");

CREATE TABLE "demand_key" (
    "target_id" BIGINT NOT NULL,
    "key_id" UUID NOT NULL,
    "demands" SMALLINT NOT NULL,
    "ordinal" INTEGER NOT NULL,
    "began_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "demand_key_pkey" PRIMARY KEY ("target_id", "key_id")
);
CREATE INDEX "demand_key_began_at_idx" ON "demand_key"("began_at");

CREATE TABLE "artist_demand" (
    "artist_id" UUID NOT NULL,
    "demands" INTEGER NOT NULL,

    CONSTRAINT "artist_demand_pkey" PRIMARY KEY ("artist_id")
) WITH (fillfactor = 70);

CREATE TABLE "artist_demand_day" (
    "day" DATE NOT NULL,
    "artist_id" UUID NOT NULL,
    "demands" INTEGER NOT NULL,

    CONSTRAINT "artist_demand_day_pkey" PRIMARY KEY ("day", "artist_id")
) WITH (fillfactor = 80);

CREATE TABLE "city_demand_day" (
    "day" DATE NOT NULL,
    "city_id" INTEGER NOT NULL,
    "demands" INTEGER NOT NULL,

    CONSTRAINT "city_demand_day_pkey" PRIMARY KEY ("day", "city_id")
) WITH (fillfactor = 80);

-- The leaders of the last `days` days as they were a moment ago.
CREATE TABLE "demand_board" (
    "days" SMALLINT NOT NULL,
    "figures" JSON NOT NULL,
    "counted_at" TIMESTAMPTZ(3) NOT NULL,
    "took_ms" INTEGER NOT NULL,

    CONSTRAINT "demand_board_pkey" PRIMARY KEY ("days")
);

-- The best place that an artist or a city ever had on a board.
CREATE TABLE "demand_peak" (
    "days" SMALLINT NOT NULL,
    "subject" TEXT NOT NULL,
    "place" SMALLINT NOT NULL,

    CONSTRAINT "demand_peak_pkey" PRIMARY KEY ("days", "subject")
);

-- These counts moved into tables of their own: an update here would touch every index of a wide row, and wait for ingest.
ALTER TABLE "artist" DROP COLUMN "total_demands";
ALTER TABLE "event" DROP COLUMN "wants";
