import type { PageContext } from '../page-context.ts';
import { listConditions, toQuery, type Understood } from './conditions.ts';
import type { Query } from './filter-conditions.ts';

const PARTS_OF_DAY = ['part_of_day', 'daypart'];

interface FollowedList {
  /** "Berlin, Music". */
  name: string;
  /** The filters of the list, as the API names them. */
  query: Record<string, string>;
}

/**
 * Returns the list of a search that can be followed: its conditions that last. Null if words
 * remain or a condition is no filter, because feeds and mails have filters only.
 */
export function findFollowedList(
  found: Understood,
  query: Query,
  context: PageContext,
): FollowedList | null {
  const words = found.interpretation?.words ?? query['q'] ?? '';
  const stated = listConditions(found, query, context);
  // A day is over at some time, also its evening. An order selects nothing.
  const isOfDay = stated.some(({ name }) => name === 'on');
  const passing = ['on', 'sort', ...(isOfDay ? PARTS_OF_DAY : [])];
  const conditions = stated.filter(({ name }) => !passing.includes(name));
  const isPlain = conditions.every(({ filter, isDropped }) => filter !== undefined && !isDropped);
  if (words !== '' || conditions.length === 0 || !isPlain) return null;
  return { name: conditions.map(({ text }) => text).join(', '), query: toQuery('', conditions) };
}
