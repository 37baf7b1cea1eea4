-- Bytes sent to the receivers of an account, or to a host, on a day.
CREATE TABLE "webhook_traffic" (
  "subject" TEXT NOT NULL,
  "day" DATE NOT NULL,
  "bytes" BIGINT NOT NULL,
  CONSTRAINT "webhook_traffic_pkey" PRIMARY KEY ("subject", "day")
);
CREATE INDEX "webhook_traffic_day_idx" ON "webhook_traffic"("day");
