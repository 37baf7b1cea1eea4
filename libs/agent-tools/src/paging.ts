import { z } from 'zod';

/** Which part of a list is wanted, in few words. */
export const paging = {
  limit: z.int().min(1).max(50).default(10).meta({ description: 'Rows wanted.' }),
  offset: z.int().min(0).default(0).meta({ description: 'next_offset of the page before.' }),
};

/** How every list begins. */
export const pageFields = {
  count: z.number(),
  total: z.number(),
  has_more: z.boolean(),
};

interface Page {
  count: number;
  offset: number;
  hasMore: boolean;
  hints: (string | undefined)[];
  /** Asked only where the page does not tell. */
  countAll: () => Promise<number>;
}

export async function pageOf({ count, offset, hasMore, hints, countAll }: Page) {
  const isWhole = !hasMore && (count > 0 || offset === 0);
  const told = hints.filter((hint) => hint !== undefined && hint !== '');
  return {
    count,
    total: isWhole ? offset + count : Math.max(await countAll(), hasMore ? offset + count + 1 : 0),
    has_more: hasMore,
    ...(hasMore && { next_offset: offset + count }),
    ...(told.length > 0 && { hint: told.join(' ') }),
  };
}
