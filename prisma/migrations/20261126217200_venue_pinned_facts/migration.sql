-- Facts of a venue that an operator pinned, by column.
ALTER TABLE "venue" ADD COLUMN "pinned_facts" JSON;
