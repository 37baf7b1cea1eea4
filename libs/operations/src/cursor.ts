import { createHash } from 'node:crypto';
import type { PageKey } from '@marquee/database';
import { DomainError, invalidParameters, isId } from '@marquee/domain';
import { z } from 'zod';

/** Where a page ended, and the now that its list began with. */
export interface CursorState {
  now: Date;
  after: PageKey;
}

/** What a list is sorted by, as its cursor holds it. A cursor can be forged: no value may break a query. */
export const sortKeys = {
  instant: z.iso.datetime().refine((instant) => instant >= '0001'),
  number: z.number().refine((number) => number === 0 || (Math.abs(number) > 1e-37 && Math.abs(number) < 1e38)),
  text: z
    .string()
    .max(1_000)
    .refine((text) => !text.includes('\0') && text.isWellFormed()),
};
export type SortKey = z.ZodType<string | number>;

/** A cursor of a list: opaque to callers, worthless with another list's name or filters than its own. */
export const encodeCursor = ({ now, after }: CursorState, list: unknown): string =>
  packCursor([now.getTime() / 1000, digestOf(list), after.value, after.id]);

export function decodeCursor(cursor: string, list: unknown, key: SortKey): CursorState {
  const parts = partsWith(key).safeParse(unpackCursor(cursor));
  if (!parts.success) throw refused('is not one that this list answered');
  const [seconds, digest, value, id] = parts.data;
  if (digest !== digestOf(list)) throw refused('belongs to a list with other filters or another sort');
  return { now: new Date(seconds * 1000), after: { value, id } };
}

// now in seconds, digest of the list's name and filters, sort value, id
const partsWith = (key: SortKey) => z.tuple([z.int().min(0).max(8e9), z.string(), key, z.string().refine(isId)]);

const refused = (detail: string): DomainError =>
  invalidParameters([{ name: 'cursor', code: 'invalid_cursor', detail }]);

const digestOf = (list: unknown) => createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 10);

export const packCursor = (parts: (string | number | null)[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url');

/** What a caller sent as a cursor: anything at all, null where it is not even JSON. */
export function unpackCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return null;
  }
}
