import { type EventPhase, type EventSummary } from '@marquee/domain';
import {
  calendarLeaf,
  findAction,
  formatMoreDates,
  formatPlace,
  formatPrice,
  formatSpan,
  lastsDays,
  phaseAt,
  type EventAction,
} from '@marquee/formats/display';
import { stripStackedMarks } from '../components/isolated.tsx';
import { badgesFor } from './badges.ts';
import type { Translator } from './translator.ts';

type ShownEvent = EventSummary & { online_url?: string | null };
/** For whom an event is described. */
interface Reader {
  translator: Translator;
  /** The reader's time zone; null for that of the venue. */
  tz: string | null;
  now: Date;
  addresses: { api: string };
}

const WITHOUT_DATE: readonly EventPhase[] = ['over', 'cancelled', 'postponed'];

/** The texts of an event, as every page shows them. */
export function describeEvent(event: ShownEvent, reader: Reader) {
  const { translator, tz, now } = reader;
  // At a venue the hour is that of the place.
  const withZone = tz !== null || event.city === 'Online';
  const options = { locale: translator.locale, now, zone: tz, withZone };
  const phase = phaseAt(event, now);
  const span = formatSpan(event, options);
  return {
    phase,
    /**
     * Whether one can still plan to go: to a known date of an event that is neither over nor off.
     */
    isAhead: !event.date_tbd && !WITHOUT_DATE.includes(phase),
    leaf: calendarLeaf(event, options),
    span,
    long: formatSpan(event, { ...options, withZone: withZone || 'local', style: 'long' }),
    /** The dates and times that the calendar leaf does not show. */
    beside: isOnLeaf(event, reader) ? (span.time ?? span.date) : span.text,
    /** "and 12 more dates until Sun 31 Jan", in a list by series. */
    more: formatMoreDates(event, options),
    price: formatPrice(event, translator.locale),
    place: formatPlace(event, translator.locale),
    badges: badgesFor(event, phase).map(({ text, tone }) => ({
      text: translator.words[text],
      tone,
    })),
    action: linkedAction(event, phase, reader),
  };
}

/** Whether the leaf contains all of the date: one day of this year. */
function isOnLeaf(event: ShownEvent, { tz, now }: Reader): boolean {
  const isThisYear = event.start_local.startsWith(String(now.getUTCFullYear()));
  return isThisYear && !event.date_tbd && !lastsDays(event, tz ?? event.timezone);
}

/** The main button. A label without a link is no button: price and badges say the same. */
function linkedAction(event: ShownEvent, phase: EventPhase, { translator, addresses }: Reader) {
  const { kind, label, target } = findAction({ ...event, phase }, translator.locale);
  const href = findAddress(target, event, addresses);
  if (label === null || href === null) return null;
  return { kind, text: label, label: `${label}: ${stripStackedMarks(event.title)}`, href };
}

function findAddress(
  target: EventAction['target'],
  event: ShownEvent,
  addresses: Reader['addresses'],
): string | null {
  if (target === 'online') return event.online_url ?? null;
  return target === 'ticket' ? ticketAddress(event.slug, { addresses }) : null;
}

/** Returns the address that counts a click and leads to the tickets. */
export const ticketAddress = (slug: string, { addresses }: Pick<Reader, 'addresses'>): string =>
  `${addresses.api}/click/${slug}`;
