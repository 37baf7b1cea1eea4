-- CreateTable
CREATE TABLE "figures" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "taken_at" TIMESTAMPTZ(3) NOT NULL,
    "figures" JSON NOT NULL,

    CONSTRAINT "figures_pkey" PRIMARY KEY ("id")
);
