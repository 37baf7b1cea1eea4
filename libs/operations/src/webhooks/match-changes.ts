import type { Change, EventFilter, FindMatchingEvents, WaitingWebhook } from '@marquee/database';
import { DomainError } from '@marquee/domain';
import type { FilterDeps } from '../event-filter.ts';
import { toEventFilter } from './webhook-filter.ts';

export interface MatchChangesDeps extends FilterDeps {
  findMatchingEvents: FindMatchingEvents;
  now: () => Date;
}

/** Returns the changes of events that a filter selects now. A removed event counts with its last facts, a merged one as the event that replaces it. */
export async function matchChanges(deps: MatchChangesDeps, stored: unknown, changes: Change[]): Promise<Change[]> {
  if (isUnfiltered(stored)) return changes;
  const filter = await findFilter(deps, stored);
  if (!filter) return [];
  const published = changes.filter(({ kind }) => kind !== 'removed').map(subjectId);
  const withdrawn = changes.filter(({ kind }) => kind === 'removed').map(({ event_id }) => event_id);
  const matching = await deps.findMatchingEvents(filter, { published, withdrawn });
  return changes.filter((change) => matching.has(subjectId(change)));
}

/** Returns null for a filter that was valid once, such as one of a former region. It must not stop the messages of others. */
async function findFilter(deps: MatchChangesDeps, stored: unknown): Promise<EventFilter | null> {
  try {
    return (await toEventFilter(deps, stored, deps.now())).filter;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

const subjectId = ({ event_id, into }: Change): string => into ?? event_id;

const isUnfiltered = (stored: unknown): boolean => Object.keys(Object(stored) as object).length === 0;

export const ofKinds = (changes: Change[], { kinds }: Pick<WaitingWebhook, 'kinds'>): Change[] =>
  changes.filter(({ kind }) => kinds.includes(kind));
