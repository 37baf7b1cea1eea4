-- Facts that an operator pinned. They override the sources.
ALTER TABLE "event" ADD COLUMN "pinned_facts" JSON;
