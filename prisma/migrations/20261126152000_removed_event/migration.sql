-- Events that an operator removed. The row remains, so that later listings of the event stay hidden, too.
SET lock_timeout = '5s';
ALTER TABLE "event" ADD COLUMN "removed_at" TIMESTAMPTZ(3);
