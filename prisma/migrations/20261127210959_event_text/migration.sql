-- The prepared text of each event in lists. It is valid while the event has the same revision, and the build of the reader the same form.
CREATE TABLE "event_text" (
  "event_id" UUID NOT NULL,
  "revision" INTEGER NOT NULL,
  "form" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  CONSTRAINT "event_text_pkey" PRIMARY KEY ("event_id")
);
