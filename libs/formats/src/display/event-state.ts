import { toLocalTime, type EventStatus, type EventSummary } from '@marquee/domain';
import sentences from './event-states.json' with { type: 'json' };
import { formatConflicts } from './format-conflicts.ts';
import { formatSpan } from './format-span.ts';
import { endOfEvent, type EventTimes } from './local-dates.ts';

export const STATE_KINDS = [
  'cancelled',
  'postponed',
  'moved',
  'online',
  'sold-out',
  'over',
  'contradicted',
] as const;
export type StateKind = (typeof STATE_KINDS)[number];

/** What a reader must know before anything else about an event. */
export interface EventState {
  kind: StateKind;
  text: string;
  /** Sentences about sources that state something else. */
  notes: string[];
}

/** Backgrounds of white text, apart from the colours of categories. */
export const STATE_COLOURS: Readonly<Record<StateKind, string>> = {
  cancelled: '#8f1d2c',
  postponed: '#7a4b00',
  moved: '#1d4f91',
  online: '#7a4b00',
  'sold-out': '#4a4a52',
  over: '#4a4a52',
  contradicted: '#7a4b00',
};

type StatedEvent = EventTimes &
  Pick<EventSummary, 'status' | 'availability' | 'conflicts'> & {
    previous_start_utc?: string | null;
  };

interface StateOptions {
  /** BCP 47. */
  locale: string;
  now: Date;
  /** The reader's time zone; null for that of the venue. */
  zone?: string | null;
}

/**
 * Returns the state of an event in sentences; null for an event that is on as planned and
 * undisputed.
 */
export function describeState(event: StatedEvent, options: StateOptions): EventState | null {
  const { locale, now } = options;
  const kind = findKind(event, now);
  const notes = kind === 'over' ? [] : formatConflicts(event, { locale, now });
  const [first, ...others] = notes;
  if (kind === null)
    return first === undefined ? null : { kind: 'contradicted', text: first, notes: others };
  const { language } = new Intl.Locale(locale);
  const texts = sentences[language in sentences ? (language as keyof typeof sentences) : 'en'];
  const former = kind === 'moved' ? (event.previous_start_utc ?? null) : null;
  const text =
    former === null
      ? texts[TEXTS[kind]]
      : texts.newDate.replace('{date}', formatFormer(event, former, options));
  return { kind, text, notes };
}

function formatFormer(event: StatedEvent, former: string, { locale, now, zone }: StateOptions) {
  const start_local = toLocalTime(new Date(former), event.timezone);
  const times = { ...event, start_utc: former, start_local, end_utc: null, date_tbd: false };
  return formatSpan(times, { locale, now, ...(zone && { zone }) }).text;
}

const TEXTS = {
  cancelled: 'cancelled',
  postponed: 'postponed',
  moved: 'moved',
  online: 'online',
  'sold-out': 'soldOut',
  over: 'over',
} as const;

const STATUS_KINDS: Partial<Record<EventStatus, keyof typeof TEXTS>> = {
  rescheduled: 'moved',
  moved_online: 'online',
};

/** The state that decides whether one goes comes first. */
function findKind(event: StatedEvent, now: Date): keyof typeof TEXTS | null {
  const { status, availability } = event;
  if (status === 'cancelled' || status === 'postponed') return status;
  if (now >= endOfEvent(event)) return 'over';
  if (availability === 'sold_out') return 'sold-out';
  return STATUS_KINDS[status] ?? null;
}
