import type {
  Change,
  EventFilter,
  FindFormerlyMatching,
  FindMatchingEvents,
  WaitingWebhook,
  WebhookKind,
} from '@marquee/database';
import { DomainError } from '@marquee/domain';
import type { FilterDeps } from '../event-filter.ts';
import { toEventFilter } from './webhook-filter.ts';

export interface MatchChangesDeps extends FilterDeps {
  findMatchingEvents: FindMatchingEvents;
  findFormerlyMatching: FindFormerlyMatching;
  now: () => Date;
}

/** A change as the filter of a webhook sees it. */
export type MatchedChange = Omit<Change, 'kind'> & { kind: WebhookKind };

/**
 * Returns the changes of events that a filter selects now, and those after which it no longer selects them. A removed event counts with
 * its last facts, a merged one as itself and as the event that replaces it.
 */
export async function matchChanges(
  deps: MatchChangesDeps,
  stored: unknown,
  changes: Change[],
): Promise<MatchedChange[]> {
  if (isUnfiltered(stored)) return changes;
  const filter = await findFilter(deps, stored);
  if (!filter) return [];
  const matching = await findMatching(deps, filter, changes);
  const others = changes.filter((change) => !matching.has(subjectId(change)) && change.kind !== 'removed');
  const former = await findFormer(deps, filter, others);
  return changes.flatMap((change) =>
    matching.has(subjectId(change)) ? change : former.has(change.number) ? toLeft(change) : [],
  );
}

/** Returns the ids of events that a filter selects since one of the changes: they are new, or did not match before it. */
export async function findEntered(deps: MatchChangesDeps, stored: unknown, changes: Change[]): Promise<string[]> {
  const created = changes.filter(({ kind }) => kind === 'created');
  if (isUnfiltered(stored)) return created.map(({ event_id }) => event_id);
  const filter = await findFilter(deps, stored);
  if (!filter) return [];
  const updated = changes.filter(({ kind, has_former }) => has_former && kind !== 'merged');
  const matching = await findMatching(deps, filter, [...created, ...updated]);
  const former = await findFormer(deps, filter, updated);
  const entered = updated.filter(({ number }) => !former.has(number));
  return [...created, ...entered].flatMap(({ event_id }) => (matching.has(event_id) ? event_id : []));
}

function findMatching(deps: MatchChangesDeps, filter: EventFilter, changes: Change[]): Promise<Set<string>> {
  const published = changes.filter(({ kind }) => kind !== 'removed').map(subjectId);
  const withdrawn = changes.filter(({ kind }) => kind === 'removed').map(({ event_id }) => event_id);
  return deps.findMatchingEvents(filter, { published, withdrawn });
}

const findFormer = (deps: MatchChangesDeps, filter: EventFilter, changes: Change[]): Promise<Set<number>> =>
  deps.findFormerlyMatching(
    filter,
    changes.flatMap(({ number, has_former }) => (has_former ? number : [])),
  );

/** A merged event no longer exists, which its own kind states. */
const toLeft = (change: Change): MatchedChange => (change.kind === 'merged' ? change : { ...change, kind: 'left' });

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

export const ofKinds = (changes: MatchedChange[], { kinds }: Pick<WaitingWebhook, 'kinds'>): MatchedChange[] =>
  changes.filter(({ kind }) => kinds.includes(kind));
