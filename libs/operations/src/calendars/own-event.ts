import type {
  CalendarRepository,
  EventForOperator,
  EventRepository,
  JobRepository,
  ListingCorrection,
} from '@marquee/database';
import { notFound } from '@marquee/domain';
import { publicUrlOrNull } from '@marquee/runtime';
import { z } from 'zod';
import { longText } from '../corrections/long-text.ts';
import { text } from '../parameters.ts';
import { accepted, impossible } from './connect-calendar.ts';
import { requireOwned, type Owned } from './own-calendar.ts';

const MAX_CORRECTED = 500;

const url = () =>
  text(2_000).refine((value) => publicUrlOrNull(value) !== null, { error: 'must be a public URL' });

/** What an owner can correct. */
export const CorrectionInput = z.object({
  title: text(300).optional(),
  description: longText(5_000).optional(),
  ticket_url: url().optional(),
  image_url: url().optional(),
});

export interface OwnEventDeps {
  calendars: Pick<CalendarRepository, 'find' | 'findCorrections'>;
  events: Pick<EventRepository, 'findListings'>;
  operatorEvents: { find: (reference: string) => Promise<EventForOperator | null> };
}

interface Reference extends Owned {
  /** Its id or slug. */
  event: string;
}

/** An event of a connected calendar. */
export interface OwnEvent {
  event: EventForOperator;
  /** What its owner corrected. */
  correction: ListingCorrection;
}

/**
 * Finds an event of a calendar. Throws `not_found` if the account has no such calendar, or the
 * calendar no such event.
 */
export async function findOwnEvent(deps: OwnEventDeps, reference: Reference): Promise<OwnEvent> {
  const { event, listings } = await requireOwnEvent(deps, reference);
  const corrections = await deps.calendars.findCorrections(reference.id);
  return { event, correction: corrections.get(listings[0]) ?? {} };
}

async function requireOwnEvent(
  { calendars, events, operatorEvents }: OwnEventDeps,
  { event: reference, ...owned }: Reference,
) {
  const calendar = await requireOwned(calendars, owned);
  const event = calendar.state === 'accepted' ? await operatorEvents.find(reference) : null;
  const { listings } = event ? await events.findListings(event.id) : { listings: [] };
  const [first, ...others] = listings
    .filter(({ source, withdrawn }) => source === calendar.source && !withdrawn)
    .map(({ source_event_id }) => source_event_id);
  if (event?.removed_at !== null || first === undefined) throw notFound('event', reference);
  return { calendar, event, listings: [first, ...others] as const };
}

/**
 * Corrects what the calendar states of an event; null takes all corrections of it back. The worker
 * then reads the calendar, so a correction counts as much as the calendar does.
 */
export async function correctOwnEvent(
  deps: OwnEventDeps & {
    calendars: Pick<CalendarRepository, 'correct'>;
    jobQueue: Pick<JobRepository, 'add'>;
  },
  reference: Reference,
  correction: ListingCorrection | null,
): Promise<void> {
  const { calendar, listings } = await requireOwnEvent(deps, reference);
  const { id, job } = accepted(calendar);
  if (!(await deps.calendars.correct({ id, listings, correction, max: MAX_CORRECTED, job })))
    throw impossible(
      `At most ${String(MAX_CORRECTED)} events of a calendar can be corrected. ` +
        'Correct the calendar itself, or take corrections of other events back.',
    );
}
