import type { Availability, EventPhase, EventStatus, EventSummary } from '@marquee/domain';
import type { EventWords } from '@marquee/formats/display';

/** Colour of a badge: bad news, a change, or a hint. */
export type BadgeTone = 'alert' | 'change' | 'hint';

interface Badge {
  text: keyof EventWords;
  tone: BadgeTone;
}

const STATUS_BADGES: Readonly<Record<EventStatus, Badge | null>> = {
  scheduled: null,
  rescheduled: { text: 'rescheduled', tone: 'change' },
  postponed: { text: 'postponed', tone: 'alert' },
  cancelled: { text: 'cancelled', tone: 'alert' },
  moved_online: { text: 'movedOnline', tone: 'change' },
};

const TICKET_BADGES: Readonly<Record<Availability, Badge | null>> = {
  available: null,
  few_left: { text: 'fewLeft', tone: 'change' },
  sold_out: { text: 'soldOut', tone: 'alert' },
  not_yet: { text: 'notYet', tone: 'hint' },
  off_sale: { text: 'offSale', tone: 'hint' },
  unknown: null,
};

const DEMO_BADGE: Badge = { text: 'demo', tone: 'hint' };

const WITHOUT_TICKETS: readonly EventPhase[] = ['over', 'cancelled', 'postponed'];

/**
 * Returns the badges of an event. It omits tickets that no one can buy any more, and the number of
 * those for a sample, which would urge to buy what does not take place.
 */
export function badgesFor(
  { status, availability, demo }: Pick<EventSummary, 'status' | 'availability' | 'demo'>,
  phase: EventPhase,
) {
  const isUrged = demo && availability === 'few_left';
  const tickets = WITHOUT_TICKETS.includes(phase) || isUrged ? null : TICKET_BADGES[availability];
  const over: Badge | null = phase === 'over' ? { text: 'over', tone: 'hint' } : null;
  return [demo ? DEMO_BADGE : null, STATUS_BADGES[status], over, tickets].filter(
    (badge) => badge !== null,
  );
}
