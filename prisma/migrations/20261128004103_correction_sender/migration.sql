-- The order of the operators' queue, and the network by which reports are grouped.
ALTER TABLE "correction"
  ADD COLUMN "priority" SMALLINT NOT NULL DEFAULT 0,
  ADD COLUMN "network" TEXT;
