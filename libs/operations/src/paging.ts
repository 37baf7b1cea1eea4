import type { Page, PageKey } from '@marquee/database';
import { invalidParameters } from '@marquee/domain';
import { z } from 'zod';
import { decodeCursor, encodeCursor, type SortKey } from './cursor.ts';
import { text, wholeNumber } from './parameters.ts';

/** Which part of a list is wanted. A limit above the most is clamped and told in `warnings`. */
export const paging = (most: number) => ({
  limit: z
    .int({ error: `must be a whole number from 1 to ${String(most)}` })
    .min(1, { error: `must be a whole number from 1 to ${String(most)}` })
    .default(20)
    .meta({
      description: `Items in one answer, 1 to ${String(most)}; a higher one is answered with ${String(most)}.`,
      examples: [20],
      maximum: most, // what a client should keep to; a higher one is no mistake
    }),
  offset: wholeNumber(0, 100_000, '; go deeper with cursor')
    .default(0)
    .meta({ description: 'Items to leave out; at most 100000, any depth by `cursor`.', examples: [0] }),
  cursor: text(1_000)
    .optional()
    .meta({
      description: '`next_cursor` of the page before, with the same filters and no offset.',
      examples: ['WzE3OTUyNzU0MjAsIlR3cW5'],
    }),
});

/** The envelope of every list. */
export const pageEnvelope = {
  count: z.int().meta({ description: 'Items in this answer.', examples: [1] }),
  limit: z.int().meta({ description: 'Items that an answer may hold.', examples: [20] }),
  offset: z.int().meta({ description: 'Items left out before the first.', examples: [0] }),
  has_more: z.boolean().meta({ description: 'Whether there is a next page.', examples: [false] }),
  next_cursor: z
    .string()
    .nullable()
    .meta({ description: '`cursor` of the next page; null on the last.', examples: [null] }),
};

interface List {
  /** Name of the operation: a cursor is of no use to another one. */
  name: string;
  /** The most items in one answer. */
  most: number;
  /** Kind of the sort value: one of `sortKeys`. */
  key: SortKey;
  now: () => Date;
}

/** What `paging` reads, and the list's filters beside it. */
interface Asked {
  limit: number;
  offset: number;
  cursor?: string | undefined;
}

/**
 * The page that a caller asks for, and the envelope in which it is answered. `now` is when the list began: a cursor freezes
 * it. Throws where a cursor is not one of this list with these filters, or comes with an offset.
 */
export function openPage({ limit: asked, offset, cursor, ...filters }: Asked, { name, most, key, now }: List) {
  if (cursor !== undefined && offset > 0) throw offsetWithCursor();
  const list = [name, filters];
  const resumed = cursor === undefined ? null : decodeCursor(cursor, list, key);
  const begun = resumed?.now ?? floorToMinute(now());
  const { limit, warnings } = clampLimit(asked, most);
  const page: Page = { limit, offset, after: resumed?.after ?? null };
  return {
    now: begun,
    page,
    warnings,
    /** `next` is the last item's key where there are more. */
    envelope: (count: number, next: PageKey | null) => ({
      count,
      limit,
      offset,
      has_more: next !== null,
      next_cursor: next && encodeCursor({ now: begun, after: next }, list),
    }),
  };
}

const offsetWithCursor = () =>
  invalidParameters([{ name: 'offset', code: 'contradiction', detail: 'cannot be combined with cursor' }]);

/** The limit that is used, and the warning where it is not the one that was asked for. */
export const clampLimit = (asked: number, most: number) => ({
  limit: Math.min(asked, most),
  warnings: asked > most ? [`limit is at most ${String(most)}; ${String(most)} was used`] : [],
});

/** When a list begins: an answer made twice within the minute is the same to the byte, and so is its ETag. */
export const floorToMinute = (now: Date) => new Date(Math.floor(now.getTime() / 60_000) * 60_000);
