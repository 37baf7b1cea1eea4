-- Parts of large cities, and airports, from data/reference.
CREATE TABLE "landmark" (
    "name_key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "lat" DOUBLE PRECISION NOT NULL,
    "lng" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "landmark_pkey" PRIMARY KEY ("name_key", "lat", "lng")
);
