import { z } from 'zod';
import { commaSeparated } from '../parameters.ts';

/**
 * The parameters that decide what a list response contains. They are no filters: a cursor continues
 * a list with other ones. `fields` applies to JSON only; the router selects the fields, because
 * operations return whole records.
 */
export const selection = (item: z.ZodObject) => ({
  include: commaSeparated(['total'])
    .optional()
    .meta({
      description:
        '`total` adds the number of matching items on all pages. It costs a count, so request it for the first page only.',
      examples: ['total'],
    }),
  fields: commaSeparated(Object.keys(item.shape))
    .optional()
    .meta({
      description:
        'Fields of each item to return, comma-separated. Default: all. The reference lists required fields of an item: with `fields`, only the selected ones are present.',
      examples: [Object.keys(item.shape).slice(0, 2).join()],
    }),
});

/** Returns whether the total is requested. */
export const wantsTotal = ({ include }: { include?: string[] | undefined }): boolean =>
  include?.includes('total') ?? false;
