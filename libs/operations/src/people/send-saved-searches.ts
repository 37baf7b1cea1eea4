import type {
  ChangeRepository,
  DueSearch,
  EventRepository,
  SavedSearchRepository,
  StoredEvent,
} from '@marquee/database';
import type { NewMail, Outbox } from '@marquee/mail';
import { findEntered, type MatchChangesDeps } from '../webhooks/delivery/match-changes.ts';
import { CHANGE_PAGE_SIZE } from '../webhooks/delivery/queue-webhooks.ts';
import { toMailEvent } from './mail-event.ts';
import { nextMailAt } from './mail-schedule.ts';

const BATCH_SIZE = 100;
const MAX_EVENTS = 20;

export interface SendSavedSearchesDeps extends MatchChangesDeps {
  savedSearches: Pick<SavedSearchRepository, 'listDue' | 'advance'>;
  changes: Pick<ChangeRepository, 'newest' | 'listAfter'>;
  events: Pick<EventRepository, 'findAll'>;
  outbox: Pick<Outbox, 'enqueue'>;
}

/**
 * Enqueues a mail for each due search that has new events, until `signal` aborts. Returns the
 * number of mails.
 */
export async function sendSavedSearches(
  deps: SendSavedSearchesDeps,
  signal: AbortSignal,
): Promise<number> {
  let mails = 0;
  for (let due = BATCH_SIZE; due === BATCH_SIZE && !signal.aborted;) {
    const searches = await deps.savedSearches.listDue(deps.now(), BATCH_SIZE);
    due = searches.length;
    for (const search of searches) if (await sendOne(deps, search)) mails++;
  }
  return mails;
}

async function sendOne(deps: SendSavedSearchesDeps, search: DueSearch): Promise<boolean> {
  const now = deps.now();
  const newest = await deps.changes.newest();
  const { ids, through } = await findNew(deps, search, newest);
  const upcoming = await findUpcoming(deps, ids, now);
  const next = { position: through, nextMailAt: nextMailAt(search.frequency, now) ?? now };
  const sent: boolean[] = [];
  await deps.savedSearches.advance(search, next, async (query) => {
    if (upcoming.count > 0) sent.push(await deps.outbox.enqueue(query, toMail(search, upcoming)));
  });
  return sent.includes(true);
}

interface Upcoming {
  count: number;
  /** Those that the mail describes. */
  events: StoredEvent[];
}

/** Reads the events in parts: a search without filters has every new event of the catalogue. */
async function findUpcoming(
  { events }: SendSavedSearchesDeps,
  ids: string[],
  now: Date,
): Promise<Upcoming> {
  const upcoming: Upcoming = { count: 0, events: [] };
  for (let start = 0; start < ids.length; start += CHANGE_PAGE_SIZE) {
    const part = await events.findAll(ids.slice(start, start + CHANGE_PAGE_SIZE));
    const ahead = [...part.values()].filter((event) => isAhead(event, now));
    upcoming.count += ahead.length;
    upcoming.events.push(...ahead.slice(0, MAX_EVENTS - upcoming.events.length));
  }
  return upcoming;
}

const toMail = ({ id, name, email, locale }: DueSearch, { count, events }: Upcoming): NewMail => ({
  to: email,
  confirmed: true,
  locale,
  content: {
    kind: 'saved_search',
    searchId: id,
    name,
    count,
    // its city names it
    events: events.map((event) => toMailEvent({ ...event, online: false }, locale)),
  },
});

/**
 * Returns the events that match since the last mail: new ones, and changed ones that did not match
 * before. Changes that were pruned are lost to it.
 */
async function findNew(
  deps: SendSavedSearchesDeps,
  { filter, position }: DueSearch,
  newest: number,
) {
  const ids = new Set<string>();
  for (let after = position; after < newest;) {
    const page = await deps.changes.listAfter(after, CHANGE_PAGE_SIZE);
    const last = page?.at(-1);
    if (!page || !last) break;
    for (const id of await findEntered(deps, filter, page)) ids.add(id);
    after = last.number;
  }
  return { ids: [...ids], through: newest };
}

const isAhead = ({ start_utc, end_utc, status }: StoredEvent, now: Date): boolean =>
  status !== 'cancelled' && new Date(end_utc ?? start_utc) > now;
