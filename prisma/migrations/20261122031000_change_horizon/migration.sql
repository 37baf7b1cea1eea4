-- How far the change feed was pruned: who stands before that has missed something, and must be told so.
CREATE TABLE "change_horizon" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "pruned_through" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "change_horizon_pkey" PRIMARY KEY ("id")
);

ALTER TABLE "change_horizon" ADD CONSTRAINT "change_horizon_single_check" CHECK ("id" = 1);
INSERT INTO "change_horizon" DEFAULT VALUES;
