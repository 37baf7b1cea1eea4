import { toLocalTime, type EventSummary } from '@marquee/domain';

export type CardEvent = Pick<
  EventSummary,
  | 'title'
  | 'category'
  | 'status'
  | 'start_local'
  | 'end_utc'
  | 'timezone'
  | 'time_tbd'
  | 'date_tbd'
  | 'all_day'
  | 'venue_name'
  | 'city'
  | 'country'
  | 'country_code'
>;

/** The content of a card. Events with equal content share a card. */
export interface CardText {
  title: string;
  category: CardEvent['category'];
  /** "Cancelled" or another change of status, or null. */
  notice: string | null;
  when: string;
  where: string;
  /** Selects between the Chinese and Japanese shapes of a character. */
  country_code: string | null;
}

const MAX_TEXT_LENGTH = 300;

export function toCardText(event: CardEvent): CardText {
  return {
    title: toPrintable(event.title),
    category: event.category,
    notice: NOTICES[event.status],
    when: toPrintable(formatWhen(event)),
    where: toPrintable(formatWhere(event)),
    country_code: event.country_code,
  };
}

const NOTICES: Readonly<Record<CardEvent['status'], string | null>> = {
  scheduled: null,
  rescheduled: 'New date',
  postponed: 'Postponed',
  cancelled: 'Cancelled',
  moved_online: 'Moved online',
};

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

function formatWhen({ start_local, end_utc, timezone, date_tbd, time_tbd, all_day }: CardEvent): string {
  if (date_tbd) return 'Date to be announced';
  const start = new Date(`${start_local}Z`);
  if (time_tbd) return `${DAY.format(start)} · time to be announced`;
  if (!all_day) return `${DAY.format(start)} · ${start_local.slice(11, 16)}`;
  const lastDay = end_utc === null ? start_local : toLocalTime(new Date(Date.parse(end_utc) - 1), timezone);
  if (lastDay.slice(0, 10) <= start_local.slice(0, 10)) return DAY.format(start);
  return SHORT_DAY.formatRange(start, new Date(`${lastDay}Z`));
}

const UNKNOWN = 'To be announced';

function formatWhere({ venue_name, city, country }: CardEvent): string {
  if (venue_name === UNKNOWN && city === UNKNOWN) return 'Place to be announced';
  if (venue_name === city) return country && city !== 'Online' ? `${city} · ${country}` : city;
  if (city === UNKNOWN) return venue_name;
  return `${venue_name === UNKNOWN ? 'Venue to be announced' : venue_name} · ${city}`;
}

// Characters that are invisible, change the direction of text or are invalid in XML.
const UNPRINTABLE = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/gu;

const toPrintable = (text: string) =>
  text.toWellFormed().replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT_LENGTH).toWellFormed();
