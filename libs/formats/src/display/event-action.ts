import type { Availability, EventPhase, TicketKind } from '@marquee/domain';
import { isFree, type Prices } from './format-price.ts';
import { wordsFor, type EventWords } from './words.ts';

export type ActionKind =
  'tickets' | 'free_entry' | 'rsvp' | 'website' | 'join_online' | 'notify_me' | 'none';

/** The main button of an event. */
export interface EventAction {
  kind: ActionKind;
  label: string | null;
  /** Where it leads; null for a label without a link. */
  target: 'ticket' | 'online' | 'page' | null;
}

export type ActionableEvent = Prices & {
  availability: Availability;
  phase: EventPhase;
  ticket_kind: TicketKind;
  online_url?: string | null;
};

const NO_ACTION: EventAction = { kind: 'none', label: null, target: null };

const LABELS: Readonly<Record<Exclude<ActionKind, 'none'>, keyof EventWords>> = {
  tickets: 'tickets',
  free_entry: 'freeEntry',
  rsvp: 'rsvp',
  website: 'website',
  join_online: 'joinOnline',
  notify_me: 'notifyMe',
};

/**
 * Returns the one label and target of an event's main button. Nothing is sold after the end or
 * while sold out.
 */
export function findAction(event: ActionableEvent, locale: string): EventAction {
  const [kind, target] = chooseAction(event);
  return kind === 'none' ? NO_ACTION : { kind, label: wordsFor(locale)[LABELS[kind]], target };
}

function chooseAction(event: ActionableEvent): [ActionKind, EventAction['target']] {
  const { phase, availability, ticket_kind, online_url } = event;
  if (phase === 'over' || phase === 'cancelled' || phase === 'postponed') return ['none', null];
  if (online_url && (phase === 'running' || ticket_kind !== 'tickets'))
    return ['join_online', 'online'];
  if (availability === 'sold_out' || availability === 'off_sale') return ['none', null];
  if (availability === 'not_yet') return ['notify_me', 'page'];
  if (ticket_kind === 'tickets') return ['tickets', 'ticket'];
  if (ticket_kind === 'free') return ['rsvp', 'ticket'];
  if (isFree(event)) return ['free_entry', ticket_kind === 'source' ? 'ticket' : null];
  return ticket_kind === 'source' ? ['website', 'ticket'] : ['none', null];
}
