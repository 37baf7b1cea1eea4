-- Kinds of mails that a recipient turned off.
CREATE TABLE "mail_opt_out" (
  "recipient_hash" BYTEA NOT NULL,
  "kind" TEXT NOT NULL,
  "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  PRIMARY KEY ("recipient_hash", "kind")
);
