-- Whether a webhook is told of events that no longer match its filter. Earlier builds store webhooks without it.
ALTER TABLE "webhook" ADD COLUMN "reports_left" BOOLEAN NOT NULL DEFAULT false;
UPDATE "webhook" SET "reports_left" = true WHERE cardinality("kinds") = 6;
