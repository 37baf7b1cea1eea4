-- What an owner sees in the list of sessions.
ALTER TABLE "session" ADD COLUMN "device" TEXT, ADD COLUMN "last_used_at" TIMESTAMPTZ(3);
