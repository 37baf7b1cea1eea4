-- Senders and networks whose reports are refused for a time.
CREATE TABLE "reporter_block" (
  "subject" TEXT NOT NULL,
  "blocked_until" TIMESTAMPTZ(0) NOT NULL,
  CONSTRAINT "reporter_block_pkey" PRIMARY KEY ("subject")
);
