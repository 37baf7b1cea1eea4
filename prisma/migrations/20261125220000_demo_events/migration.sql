-- A demo event: every source that lists it is the generated demo season.
ALTER TABLE "event" ADD COLUMN "demo" BOOLEAN NOT NULL DEFAULT false;
