import type { Answer } from './tool.ts';

/** Clients refuse what is much larger, and models forget what they were asked. */
export const MOST_BYTES = 24_000;
const CUT = 'The rest was cut, for the answer was too large: ask for it with next_offset, or with a smaller limit.';

const bytesOf = (answer: object): number => Buffer.byteLength(JSON.stringify(answer));

/** The answer, with as much cut from the ends of its lists as does not fit; a list that is paged goes on where it was cut. */
export function fit(answer: Answer, lists: readonly string[], offset = 0): Answer {
  let fitting = answer;
  for (const name of lists) {
    const items = fitting[name];
    if (bytesOf(fitting) <= MOST_BYTES || !Array.isArray(items)) continue;
    fitting = cutList(fitting, { name, items, offset });
  }
  return fitting;
}

function cutList(answer: Answer, { name, items, offset }: { name: string; items: unknown[]; offset: number }): Answer {
  const isPaged = 'has_more' in answer;
  const cutTo = (kept: number): Answer => ({
    ...answer,
    ...(isPaged && { count: kept, has_more: true, next_offset: offset + kept }),
    [name]: items.slice(0, kept),
    ...(isPaged && { hint: CUT }),
  });
  let kept = items.length;
  while (kept > 0 && bytesOf(cutTo(kept)) > MOST_BYTES) kept = Math.floor(kept * 0.9);
  return cutTo(kept);
}
