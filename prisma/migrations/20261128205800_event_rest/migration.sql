-- What the full record of each event adds to its prepared text in lists. It is valid like that one.
CREATE TABLE "event_rest" (
  "event_id" UUID NOT NULL,
  "revision" INTEGER NOT NULL,
  "form" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  CONSTRAINT "event_rest_pkey" PRIMARY KEY ("event_id")
);
