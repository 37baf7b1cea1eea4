import type { Change, FindMatchingEvents, WaitingWebhook } from '@marquee/database';
import type { FilterDeps } from '../event-filter.ts';
import { toEventFilter } from './webhook-filter.ts';

export interface MatchChangesDeps extends FilterDeps {
  findMatchingEvents: FindMatchingEvents;
  now: () => Date;
}

/** Returns the changes of events that a filter selects now. A removed event counts with its last facts, a merged one as the event that replaces it. */
export async function matchChanges(deps: MatchChangesDeps, stored: unknown, changes: Change[]): Promise<Change[]> {
  if (isUnfiltered(stored)) return changes;
  const { filter } = await toEventFilter(deps, stored, deps.now());
  if (!filter) return [];
  const published = changes.filter(({ kind }) => kind !== 'removed').map(subjectId);
  const withdrawn = changes.filter(({ kind }) => kind === 'removed').map(({ event_id }) => event_id);
  const matching = await deps.findMatchingEvents(filter, { published, withdrawn });
  return changes.filter((change) => matching.has(subjectId(change)));
}

const subjectId = ({ event_id, into }: Change): string => into ?? event_id;

const isUnfiltered = (stored: unknown): boolean => Object.keys(Object(stored) as object).length === 0;

export const ofKinds = (changes: Change[], { kinds }: Pick<WaitingWebhook, 'kinds'>): Change[] =>
  changes.filter(({ kind }) => kinds.includes(kind));
