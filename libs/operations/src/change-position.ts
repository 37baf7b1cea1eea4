import { invalidParameters, isId } from '@marquee/domain';
import { z } from 'zod';
import { packCursor, unpackCursor } from './cursor.ts';

/**
 * Where a reader of the change feed stands: in the log behind a number; or still walking the catalogue by id, with the log to
 * follow from the number that was the newest when the walk began.
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
  if (!parts.success) throw invalidParameters([NOT_OURS]);
  const [, after, walked] = parts.data;
  return walked === undefined ? { after } : { after, walked };
}

const NOT_OURS = { name: 'since', code: 'invalid_cursor', detail: 'is not a next_cursor of this feed' };
