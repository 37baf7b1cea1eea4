import type { Database } from '../connection/connect.ts';
import type { EventFilter } from './event-filter.ts';
import {
  formerlyMatchingSql,
  matchingIdsSql,
  matchingWithdrawnIdsSql,
} from './event-records-sql.ts';

export interface EventIds {
  published: string[];
  withdrawn: string[];
}

/**
 * Returns the ids of those events that match. A withdrawn event matches by its last facts, without
 * its line-up and sources.
 */
export type FindMatchingEvents = (filter: EventFilter, ids: EventIds) => Promise<Set<string>>;

export const createEventMatcher =
  ({ query }: Pick<Database, 'query'>): FindMatchingEvents =>
  async (filter, { published, withdrawn }) => {
    const [current, former] = await Promise.all([
      published.length > 0 ? query<{ id: string }>(matchingIdsSql(filter, published)) : [],
      withdrawn.length > 0 ? query<{ id: string }>(matchingWithdrawnIdsSql(filter, withdrawn)) : [],
    ]);
    return new Set([...current, ...former].map(({ id }) => id));
  };

/**
 * Returns the numbers of those changes before which the event matched. Changes without `has_former`
 * are left out.
 */
export type FindFormerlyMatching = (filter: EventFilter, changes: number[]) => Promise<Set<number>>;

export const createFormerMatcher =
  ({ query }: Pick<Database, 'query'>): FindFormerlyMatching =>
  async (filter, changes) => {
    const rows =
      changes.length > 0
        ? await query<{ number: number }>(formerlyMatchingSql(filter, changes))
        : [];
    return new Set(rows.map(({ number }) => number));
  };
