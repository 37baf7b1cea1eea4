import { z } from 'zod';
import type { Counted } from './totals.ts';

/** The page parameters of every list. */
export const paging = {
  limit: z.int().min(1).max(50).default(10).meta({ description: 'Rows.' }),
  offset: z.int().min(0).default(0).meta({ description: 'next_offset.' }),
};

/** The first fields of every list. */
export const pageFields = {
  count: z.number(),
  total: z.number(),
  dates_total: z.number().optional(),
  has_more: z.boolean(),
};

interface Page {
  count: number;
  offset: number;
  hasMore: boolean;
  hints: (string | undefined)[];
  /** Called only if the total does not follow from the page. */
  countAll: () => Promise<number | Counted>;
  /** The dates of the rows, if a row can stand for several. */
  dates?: number;
}

export async function buildPage({ count, offset, hasMore, hints, countAll, dates }: Page) {
  const isWhole = !hasMore && (count > 0 || offset === 0);
  const counted = isWhole ? null : await countAll();
  const total = typeof counted === 'number' ? counted : (counted?.total ?? 0);
  const datesTotal =
    isWhole && offset === 0
      ? dates
      : typeof counted === 'number'
        ? undefined
        : counted?.dates_total;
  const present = hints.filter((hint) => hint !== undefined && hint !== '');
  return {
    count,
    total: isWhole ? offset + count : Math.max(total, hasMore ? offset + count + 1 : 0),
    ...(datesTotal !== undefined &&
      datesTotal > total &&
      datesTotal > count && { dates_total: datesTotal }),
    has_more: hasMore,
    ...(hasMore && { next_offset: offset + count }),
    ...(present.length > 0 && { hint: present.join(' ') }),
  };
}
