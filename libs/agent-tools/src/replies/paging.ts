import { z } from 'zod';

/** The page parameters of every list. */
export const paging = {
  limit: z.int().min(1).max(50).default(10).meta({ description: 'Rows.' }),
  offset: z.int().min(0).default(0).meta({ description: 'next_offset.' }),
};

/** The first fields of every list. */
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
  /** Called only if the total does not follow from the page. */
  countAll: () => Promise<number>;
}

export async function buildPage({ count, offset, hasMore, hints, countAll }: Page) {
  const isWhole = !hasMore && (count > 0 || offset === 0);
  const present = hints.filter((hint) => hint !== undefined && hint !== '');
  return {
    count,
    total: isWhole ? offset + count : Math.max(await countAll(), hasMore ? offset + count + 1 : 0),
    has_more: hasMore,
    ...(hasMore && { next_offset: offset + count }),
    ...(present.length > 0 && { hint: present.join(' ') }),
  };
}
