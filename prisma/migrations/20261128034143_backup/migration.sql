-- One row for each backup that succeeded. The worker reports the age of the newest.
CREATE TABLE "backup" (
    "finished_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "backup_pkey" PRIMARY KEY ("finished_at")
);
