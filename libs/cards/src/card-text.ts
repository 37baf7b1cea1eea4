import { toLocalTime, type EventSummary } from '@marquee/domain';

/** What a card is drawn from. */
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

/** The words of a card, and its colour. Two events with the same words have the same card. */
export interface CardText {
  title: string;
  category: CardEvent['category'];
  /** That it is cancelled, or otherwise not what was announced. */
  notice: string | null;
  when: string;
  where: string;
  /** Tells the Chinese, Japanese and Korean shapes of a character apart. */
  country_code: string | null;
}

const LONGEST = 300;

export function cardTextOf(event: CardEvent): CardText {
  return {
    title: tidy(event.title),
    category: event.category,
    notice: NOTICES[event.status],
    when: tidy(whenOf(event)),
    where: tidy(whereOf(event)),
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

/** On the venue's wall clock. */
function whenOf({ start_local, end_utc, timezone, date_tbd, time_tbd, all_day }: CardEvent): string {
  if (date_tbd) return 'Date to be announced';
  const start = new Date(`${start_local}Z`);
  if (time_tbd) return `${DAY.format(start)} · time to be announced`;
  if (!all_day) return `${DAY.format(start)} · ${start_local.slice(11, 16)}`;
  const lastDay = end_utc === null ? start_local : toLocalTime(new Date(Date.parse(end_utc) - 1), timezone);
  if (lastDay.slice(0, 10) <= start_local.slice(0, 10)) return DAY.format(start);
  return SHORT_DAY.formatRange(start, new Date(`${lastDay}Z`));
}

const NOT_YET = 'To be announced';

function whereOf({ venue_name, city, country }: CardEvent): string {
  if (venue_name === NOT_YET && city === NOT_YET) return 'Place to be announced';
  if (venue_name === city) return country && city !== 'Online' ? `${city} · ${country}` : city;
  if (city === NOT_YET) return venue_name;
  return `${venue_name === NOT_YET ? 'Venue to be announced' : venue_name} · ${city}`;
}

// What is invisible or turns the order of what follows has no place in a picture, and no XML file may hold some of it.
const UNPRINTABLE = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/gu;

const tidy = (text: string) =>
  text.toWellFormed().replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim().slice(0, LONGEST).toWellFormed();
