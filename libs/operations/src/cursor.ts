import { createHash } from 'node:crypto';
import type { EventKey } from '@marquee/database';
import { DomainError, invalidParameters, isId } from '@marquee/domain';
import { z } from 'zod';

/** Where a page ended, and the now that its list began with. */
export interface CursorState {
  now: Date;
  after: EventKey;
}

// now in seconds, digest of the filters, sort value, id
const Parts = z.tuple([
  z.int().min(0).max(8e9),
  z.string(),
  z.union([z.number(), z.iso.datetime()]),
  z.string().refine(isId),
]);

/** A cursor of a list: opaque to callers, worthless with other filters than its own. */
export const encodeCursor = ({ now, after }: CursorState, filters: unknown): string =>
  Buffer.from(JSON.stringify([now.getTime() / 1000, digestOf(filters), after.value, after.id])).toString('base64url');

export function decodeCursor(cursor: string, filters: unknown): CursorState {
  const parts = Parts.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString()));
  if (!parts.success) throw refused('is not one that this list answered');
  const [seconds, digest, value, id] = parts.data;
  if (digest !== digestOf(filters)) throw refused('belongs to a list with other filters or another sort');
  return { now: new Date(seconds * 1000), after: { value, id } };
}

const refused = (detail: string): DomainError =>
  invalidParameters([{ name: 'cursor', code: 'invalid_cursor', detail }]);

const digestOf = (filters: unknown) =>
  createHash('sha256').update(JSON.stringify(filters)).digest('base64url').slice(0, 10);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
