import { invalidParameters, isId } from '@marquee/domain';
import { z } from 'zod';
import { packCursor, unpackCursor } from '../cursor.ts';

/**
 * The position of a reader in the change feed. The reader first walks the catalogue by id, then
 * follows the log from the change that was the newest when the walk began.
 */
export interface ChangePosition {
  after: number;
  /** The last event walked; absent in the log. */
  walked?: string | null;
}

const ChangeNumber = z.int().min(0);
const Parts = z.union([
  z.tuple([z.literal('walk'), ChangeNumber, z.string().refine(isId)]),
  z.tuple([z.literal('log'), ChangeNumber]),
]);

export const encodePosition = ({ after, walked }: ChangePosition): string =>
  packCursor(walked ? ['walk', after, walked] : ['log', after]);

export function decodePosition(since: string): ChangePosition {
  const parts = Parts.safeParse(unpackCursor(since));
  if (!parts.success) throw invalidParameters([INVALID_SINCE]);
  const [, after, walked] = parts.data;
  return walked === undefined ? { after } : { after, walked };
}

const INVALID_SINCE = {
  name: 'since',
  code: 'invalid_cursor',
  detail: 'is not a next_cursor of this feed',
};
