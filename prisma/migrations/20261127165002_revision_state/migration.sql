-- One row: the change that the revisions include, and the form of the record that they are computed from.
CREATE TABLE "revision_state" (
  "id" SMALLINT NOT NULL DEFAULT 1,
  "change_number" BIGINT NOT NULL,
  "record_form" TEXT NOT NULL,
  CONSTRAINT "revision_state_pkey" PRIMARY KEY ("id")
);
