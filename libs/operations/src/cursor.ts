import { createHash } from 'node:crypto';
import type { PageKey } from '@marquee/database';
import { DomainError, invalidParameters, isId } from '@marquee/domain';
import { z } from 'zod';

/** The end of a page, and the time at which the list was first requested. */
export interface CursorState {
  now: Date;
  after: PageKey;
}

/**
 * Sort values as cursors contain them. Callers can forge a cursor, so the schemas exclude values
 * that break a query.
 */
export const sortKeys = {
  instant: z.iso.datetime().refine((instant) => instant >= '0001'),
  number: z
    .number()
    .refine((number) => number === 0 || (Math.abs(number) > 1e-37 && Math.abs(number) < 1e38)),
  text: z
    .string()
    .max(1_000)
    .refine((text) => !text.includes('\0') && text.isWellFormed()),
};
export type SortKey = z.ZodType<string | number>;

/** Encodes an opaque cursor. It is valid only for the same list with the same filters. */
export const encodeCursor = ({ now, after }: CursorState, list: unknown): string =>
  packCursor([
    now.getTime() / 1000,
    digest(list),
    after.value,
    after.id,
    ...(after.isOngoing ? [ONGOING] : []),
  ]);

export function decodeCursor(cursor: string, list: unknown, key: SortKey): CursorState {
  const parts = cursorParts(key).safeParse(unpackCursor(cursor));
  if (!parts.success) throw invalidCursor('was not returned by this list');
  const [seconds, listDigest, value, id, ongoing] = parts.data;
  if (listDigest !== digest(list))
    throw invalidCursor('belongs to a list with other filters or another sort');
  return {
    now: new Date(seconds * 1000),
    after: { value, id, ...(ongoing && { isOngoing: true }) },
  };
}

const ONGOING = 1;

// time in seconds, digest of the list's name and filters, sort value, id, and for an ongoing event
// ONGOING
const cursorParts = (key: SortKey) =>
  z.tuple([
    z.int().min(0).max(8e9),
    z.string(),
    key,
    z.string().refine(isId),
    z.literal(ONGOING).optional(),
  ]);

const invalidCursor = (detail: string): DomainError =>
  invalidParameters([{ name: 'cursor', code: 'invalid_cursor', detail }]);

const digest = (list: unknown) =>
  createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 10);

export const packCursor = (parts: (string | number | null)[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Decodes the JSON in a cursor without validation. Returns null if it is not JSON. */
export function unpackCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
