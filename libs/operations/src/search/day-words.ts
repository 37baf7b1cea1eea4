import type { LocalDay } from '@marquee/database';
import type { Token } from './parse-query.ts';

const DAYS: ReadonlyMap<string, LocalDay> = new Map([
  ['today', 'today'],
  ['tonight', 'tonight'],
  ['tomorrow', 'tomorrow'],
  ['weekend', 'weekend'],
  ['this weekend', 'weekend'],
]);

/** Returns the first day word of a query and the remaining tokens, or null if there is none. */
export function findDay(tokens: Token[]): { day: LocalDay; rest: Token[] } | null {
  for (const length of [2, 1]) {
    for (let at = 0; at + length <= tokens.length; at++) {
      const named = tokens.slice(at, at + length);
      const day = named.some(({ isQuoted }) => isQuoted)
        ? undefined
        : DAYS.get(named.map(({ words }) => words.join(' ')).join(' '));
      if (day !== undefined) return { day, rest: [...tokens.slice(0, at), ...tokens.slice(at + length)] };
    }
  }
  return null;
}
