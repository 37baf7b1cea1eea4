import type { NormalisedEvent } from '@marquee/domain';
import type { RawEvent } from '../raw-event.ts';
import { parseDays } from '../tables/parse-day.ts';
import { findDoors, parseDoors } from './doors.ts';
import { isPlaceholder } from './filler-names.ts';
import { normaliseGenres } from './genres.ts';
import { normaliseUrl } from './normalise-url.ts';
import { plainLine } from './text.ts';
import type { EventTimes } from './times.ts';

const MAX_NAME_LENGTH = 200;

type RecordFacts = Pick<NormalisedEvent, 'organizer' | 'doors_local' | 'genres'>;

/**
 * Returns the facts that few sources state. Unknown ones are absent, so that listings without them
 * stay unchanged.
 */
export function normaliseRecordFacts(
  raw: RawEvent,
  description: string | null,
  times: EventTimes,
): RecordFacts {
  const name = organizerName(plainLine(raw.organizer, MAX_NAME_LENGTH));
  const doors_local = hasHour(times)
    ? (parseDoors(raw.doors_local, times) ?? findDoors(description, times.start_local))
    : null;
  const genres = normaliseGenres(raw.genres);
  return {
    ...(name !== null && { organizer: { name, url: normaliseUrl(raw.organizer_url) } }),
    ...(doors_local !== null && { doors_local }),
    ...(genres.length > 0 && { genres }),
  };
}

// Calendars often name the organiser by an e-mail address, which is personal data.
const organizerName = (name: string | null) =>
  name === null || /\S@\S/.test(name) || isPlaceholder(name) || isDay(name) ? null : name;

const isDay = (name: string) => 'first' in parseDays(name, { order: undefined, now: new Date(0) });

const hasHour = ({ all_day, time_tbd, date_tbd }: EventTimes) => !all_day && !time_tbd && !date_tbd;
