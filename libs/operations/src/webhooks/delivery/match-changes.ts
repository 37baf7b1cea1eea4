import type {
  Change,
  EventFilter,
  FindFormerlyMatching,
  FindMatchingEvents,
  WaitingWebhook,
  WebhookKind,
} from '@marquee/database';
import { DomainError } from '@marquee/domain';
import type { FilterDeps } from '../../events/filters/event-filter.ts';
import { toEventFilter } from '../webhook-filter.ts';

export interface MatchChangesDeps extends FilterDeps {
  findMatchingEvents: FindMatchingEvents;
  findFormerlyMatching: FindFormerlyMatching;
  now: () => Date;
}

/** A change as the filter of a webhook sees it. */
export type MatchedChange = Omit<Change, 'kind'> & { kind: WebhookKind };

/**
 * Returns the changes of events that a filter selects now, and those after which it no longer
 * selects them. A removed event counts with its facts before the removal, so it is not reported if
 * it had left already; a merged one as itself and as the event that replaces it.
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
  const selectsNow = (change: Change) =>
    !isRemovedWithFacts(change) && matching.has(subjectId(change));
  const others = changes.filter((change) => !selectsNow(change));
  const former = await findFormer(deps, filter, others);
  const removals = await findRemovals(deps, filter, { former, changes: others });
  return changes.flatMap((change) => {
    if (selectsNow(change)) return change;
    return former.has(change.number) && !isReportedLater(change, removals) ? toLeft(change) : [];
  });
}

const isRemovedWithFacts = ({ kind, has_former }: Change): boolean =>
  kind === 'removed' && has_former;

/** The number of the removal that reports each event; Infinity for one that follows the batch. */
type Removals = ReadonlyMap<string, number>;

const isReportedLater = ({ event_id, number }: Change, removals: Removals): boolean =>
  (removals.get(event_id) ?? 0) > number;

/** Finds the events that are withdrawn now, and whose removal the filter selects. */
async function findRemovals(
  deps: MatchChangesDeps,
  filter: EventFilter,
  { former, changes }: { former: ReadonlySet<number>; changes: Change[] },
): Promise<Removals> {
  const later = changes.filter(({ kind, number }) => kind !== 'removed' && former.has(number));
  const isKnown = RELATIONS.every((name) => filter[name] === undefined);
  const withdrawn = later.map(({ event_id }) => event_id);
  const followed = isKnown
    ? await deps.findMatchingEvents(filter, { published: [], withdrawn })
    : new Set<string>();
  const removed = changes.filter(
    (change) => isRemovedWithFacts(change) && former.has(change.number),
  );
  return new Map([
    ...[...followed].map((id) => [id, Infinity] as const),
    ...removed.map(({ event_id, number }) => [event_id, number] as const),
  ]);
}

/** What a withdrawn event no longer states. */
const RELATIONS = [
  'artistId',
  'seriesId',
  'sourceIds',
  'excludedSourceIds',
  'sourceEventId',
] as const;

/**
 * Returns the ids of events that a filter selects since one of the changes: they are new, or did
 * not match before it.
 */
export async function findEntered(
  deps: MatchChangesDeps,
  stored: unknown,
  changes: Change[],
): Promise<string[]> {
  const created = changes.filter(({ kind }) => kind === 'created');
  if (isUnfiltered(stored)) return created.map(({ event_id }) => event_id);
  const filter = await findFilter(deps, stored);
  if (!filter) return [];
  const updated = changes.filter(
    ({ kind, has_former }) => has_former && kind !== 'merged' && kind !== 'removed',
  );
  const matching = await findMatching(deps, filter, [...created, ...updated]);
  const former = await findFormer(deps, filter, updated);
  const entered = updated.filter(({ number }) => !former.has(number));
  return [...created, ...entered].flatMap(({ event_id }) =>
    matching.has(event_id) ? event_id : [],
  );
}

function findMatching(
  deps: MatchChangesDeps,
  filter: EventFilter,
  changes: Change[],
): Promise<Set<string>> {
  const published = changes.filter(({ kind }) => kind !== 'removed').map(subjectId);
  const withdrawn = changes
    .filter(({ kind, has_former }) => kind === 'removed' && !has_former) // by an earlier version
    .map(({ event_id }) => event_id);
  return deps.findMatchingEvents(filter, { published, withdrawn });
}

const findFormer = (
  deps: MatchChangesDeps,
  filter: EventFilter,
  changes: Change[],
): Promise<Set<number>> =>
  deps.findFormerlyMatching(
    filter,
    changes.flatMap(({ number, has_former }) => (has_former ? number : [])),
  );

/** The own kinds of merged and removed events state that they no longer exist. */
const toLeft = (change: Change): MatchedChange =>
  change.kind === 'merged' || change.kind === 'removed' ? change : { ...change, kind: 'left' };

/**
 * Returns null for a filter that was valid once, such as one of a former region. It must not stop
 * the messages of others.
 */
async function findFilter(deps: MatchChangesDeps, stored: unknown): Promise<EventFilter | null> {
  try {
    return (await toEventFilter(deps, stored, deps.now())).filter;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

const subjectId = ({ event_id, into }: Change): string => into ?? event_id;

const isUnfiltered = (stored: unknown): boolean =>
  Object.keys(Object(stored) as object).length === 0;

export const ofKinds = (
  changes: MatchedChange[],
  { kinds }: Pick<WaitingWebhook, 'kinds'>,
): MatchedChange[] => changes.filter(({ kind }) => kinds.includes(kind));
