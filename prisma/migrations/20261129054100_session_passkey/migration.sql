-- When a session used a passkey, and the challenge that it may answer next.
ALTER TABLE "session" ADD COLUMN "passkey_at" TIMESTAMPTZ(3), ADD COLUMN "challenge" TEXT, ADD COLUMN "challenge_expires_at" TIMESTAMPTZ(3);
