import type { CachedResult } from './tool-cache.ts';
import type { Answer } from './tool.ts';

/** Clients refuse what is much larger, and models forget what they were asked. */
const MAX_BYTES = 23_800; // 24,000 with the hint that something was cut
const CUT = 'The rest was cut, for the answer was too large: ask for it with offset, or for less with limit.';

/** Which lists may be cut, and where the first item of a paged one stands. */
interface Cut {
  lists: readonly string[];
  offset: number;
  mostBytes?: number;
}

/** The answer, with as much cut from the ends of its lists as does not fit; a list that is paged goes on where it was cut. */
export function truncateToBytes(answer: Answer, { lists, offset, mostBytes = MAX_BYTES }: Cut): CachedResult {
  let fitting = toldAs(answer);
  for (const name of lists) {
    const items = answer[name];
    if (!Array.isArray(items)) continue;
    let kept = items.length;
    while (kept > 0 && Buffer.byteLength(fitting.text) > mostBytes) {
      kept = Math.min(kept - 1, Math.floor(kept * 0.95));
      fitting = toldAs({ ...fitting.answer, ...pageCutTo(answer, offset, kept), [name]: items.slice(0, kept) });
    }
  }
  return fitting.answer === answer || mostBytes < MAX_BYTES ? fitting : toldAs({ ...fitting.answer, hint: CUT });
}

const toldAs = (answer: Answer): CachedResult => ({ answer, text: JSON.stringify(answer) });

const pageCutTo = (answer: Answer, offset: number, kept: number) =>
  'has_more' in answer ? { count: kept, has_more: true, next_offset: offset + kept } : {};
