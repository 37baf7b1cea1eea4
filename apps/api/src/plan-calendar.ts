import { addDays, toInstant, formatInstant } from '@marquee/domain';
import { writePlanCalendar, type CalendarEntry } from '@marquee/formats';
import { placeName } from '@marquee/formats/display';
import type { Format } from '@marquee/http';
import type { getPlan } from '@marquee/operations';
import type { z } from 'zod';

type Planned = z.output<typeof getPlan.output>;
type Step = Planned['timeline'][number];

/** A plan as a calendar: the steps of the day and the hotel stay. */
export const calendarOfPlan: Format<unknown, typeof getPlan.output> = {
  type: 'text/calendar; charset=utf-8',
  description: 'iCalendar (RFC 5545)',
  write: (plan) =>
    writePlanCalendar({
      name: `Plan: ${plan.event.title}`,
      timezone: plan.event.timezone,
      updated_at: plan.event.updated_at,
      entries: [
        ...(plan.timeline.length > 0 ? plan.timeline.map(toEntry(plan)) : toDayEntry(plan)),
        ...toHotelStay(plan),
      ],
    }),
};

// A part of the UID, which is permanent.
const UID_PARTS: Readonly<Record<Step['kind'], string>> = {
  meal: 'dinner',
  arrival: 'arrival',
  event: 'event',
};

const toEntry =
  ({ event, notices, dinner, transport }: Planned) =>
  ({ kind, at_local, what, minutes }: Step): CalendarEntry => {
    const start = toInstant(at_local, event.timezone);
    const descriptions = {
      meal: listLinks(dinner),
      arrival: listLinks(transport),
      event: notices.join(' '),
    };
    return {
      uid: toUid(event.id, UID_PARTS[kind]),
      summary: what,
      description: descriptions[kind],
      location: kind === 'meal' ? null : placeName(event),
      start_utc: formatInstant(start),
      end_utc: formatInstant(new Date(start.getTime() + minutes * 60_000)),
      all_day: false,
    };
  };

/**
 * Returns an entry of whole days for an event whose hours are unknown, or that does not take place.
 */
function toDayEntry(plan: Planned): CalendarEntry[] {
  const { event, notices } = plan;
  const first = plan.date ?? event.local_dates.from;
  return [
    {
      uid: toUid(event.id, 'event'),
      summary: event.status === 'cancelled' ? `Cancelled: ${event.title}` : event.title,
      description: notices.join(' '),
      location: placeName(event),
      ...daysBetween(first, addDays(lastDay(plan, first), 1), event.timezone),
    },
  ];
}

/** Returns the last day of a stay for the whole event, else the planned day. */
function lastDay({ event, hotel, date }: Planned, first: string): string {
  const isForAll =
    date === null || (hotel.check_out !== null && hotel.check_out > event.local_dates.to);
  return isForAll && event.local_dates.to > first ? event.local_dates.to : first;
}

const toHotelStay = ({ event, hotel }: Planned): CalendarEntry[] =>
  hotel.check_in === null || hotel.check_out === null
    ? []
    : [
        {
          uid: toUid(event.id, 'hotel'),
          summary: `Hotel${placeName({ venue_name: event.city, city: event.city }) === null ? '' : ` in ${event.city}`}`,
          description: listLinks(hotel),
          location: null,
          ...daysBetween(hotel.check_in, hotel.check_out, event.timezone),
        },
      ];

const daysBetween = (first: string, end: string, timezone: string) => ({
  start_utc: formatInstant(toInstant(`${first}T00:00:00`, timezone)),
  end_utc: formatInstant(toInstant(`${end}T00:00:00`, timezone)),
  all_day: true,
});

const toUid = (id: string, part: string) => `${id}-${part}@marquee`;

const listLinks = ({ options }: Planned['hotel'] | Planned['dinner'] | Planned['transport']) =>
  options.map(({ provider, label, url }) => `${provider}: ${label}\n${url}`).join('\n\n');
