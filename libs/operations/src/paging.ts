import type { Page, PageKey } from '@marquee/database';
import { invalidParameters } from '@marquee/domain';
import { z } from 'zod';
import { decodeCursor, encodeCursor, type SortKey } from './cursor.ts';
import { text, wholeNumber } from './parameters.ts';

/** The paging parameters of a list. A limit above `maxLimit` is clamped, with a warning. */
export const paging = (maxLimit: number) => ({
  limit: z
    .int({ error: `must be a whole number from 1 to ${String(maxLimit)}` })
    .min(1, { error: `must be a whole number from 1 to ${String(maxLimit)}` })
    .default(20)
    .meta({
      description: `Items per page, 1 to ${String(maxLimit)}. A higher limit is reduced to ${String(maxLimit)}.`,
      examples: [20],
      maximum: maxLimit, // for clients; the server accepts a higher limit
    }),
  offset: wholeNumber(0, 100_000, '; go deeper with cursor')
    .default(0)
    .meta({
      description: 'Items to skip, at most 100000. Use `cursor` to go deeper.',
      examples: [0],
    }),
  cursor: text(1_000)
    .optional()
    .meta({
      description:
        '`next_cursor` of the previous page. Use it with the same filters and without offset.',
      examples: ['WzE3OTUyNzU0MjAsIlR3cW5'],
    }),
});

/** The envelope of every list. */
export const pageEnvelope = {
  count: z.int().meta({ description: 'Number of items in this response.', examples: [1] }),
  limit: z.int().meta({ description: 'Maximum number of items per page.', examples: [20] }),
  offset: z.int().meta({ description: 'Number of skipped items.', examples: [0] }),
  has_more: z.boolean().meta({ description: 'Whether there is a next page.', examples: [false] }),
  next_cursor: z
    .string()
    .nullable()
    .meta({ description: '`cursor` of the next page; null on the last.', examples: [null] }),
  total: z
    .int()
    .optional()
    .meta({
      description: 'Number of matching items on all pages. Only with `include=total`.',
      examples: [310],
    }),
};

interface PagedList {
  /** Name of the operation. Cursors are valid for one operation only. */
  name: string;
  /** Maximum number of items per page. */
  maxLimit: number;
  /** Schema of the sort value: one of `sortKeys`. */
  key: SortKey;
  now: () => Date;
}

/** The paging parameters, plus the filters of the list. */
interface PageRequest {
  limit: number;
  offset: number;
  cursor?: string | undefined;
  include?: string[] | undefined;
  fields?: string[] | undefined;
  format?: string | undefined;
  lang?: string | undefined;
}

/**
 * Returns the requested page and a function that builds the envelope of the response. `now` is the
 * time of the first page; the cursor carries it. Throws if the cursor belongs to another list or
 * other filters, or is combined with an offset.
 */
export function openPage(
  {
    limit: requested,
    offset,
    cursor,
    include: _include,
    fields: _fields,
    format: _format,
    lang: _lang,
    ...filters
  }: PageRequest,
  { name, maxLimit, key, now }: PagedList,
) {
  if (cursor !== undefined && offset > 0) throw offsetWithCursor();
  const list = [name, filters];
  const resumed = cursor === undefined ? null : decodeCursor(cursor, list, key);
  const startedAt = resumed?.now ?? floorToMinute(now());
  const { limit, warnings } = clampLimit(requested, maxLimit);
  const page: Page = { limit, offset, after: resumed?.after ?? null };
  return {
    now: startedAt,
    page,
    warnings,
    /** `next` is the key of the last item if there are more items. */
    envelope: (count: number, next: PageKey | null) => ({
      count,
      limit,
      offset,
      has_more: next !== null,
      next_cursor: next && encodeCursor({ now: startedAt, after: next }, list),
    }),
  };
}

const offsetWithCursor = () =>
  invalidParameters([
    { name: 'offset', code: 'contradiction', detail: 'cannot be combined with cursor' },
  ]);

/** Returns the limit to use, with a warning if it differs from the requested one. */
export const clampLimit = (requested: number, maxLimit: number) => ({
  limit: Math.min(requested, maxLimit),
  warnings:
    requested > maxLimit
      ? [`limit is at most ${String(maxLimit)}; ${String(maxLimit)} was used`]
      : [],
});

/** Rounds down to the minute, so that requests within a minute get identical bytes and ETags. */
export const floorToMinute = (now: Date) => new Date(Math.floor(now.getTime() / 60_000) * 60_000);
