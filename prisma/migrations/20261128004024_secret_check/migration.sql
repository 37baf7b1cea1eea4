-- The secrets of this installation, recognised by a value that does not reveal them.
CREATE TABLE "secret_check" (
  "check_value" BYTEA NOT NULL,
  "first_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "secret_check_pkey" PRIMARY KEY ("check_value")
);
