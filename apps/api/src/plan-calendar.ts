import { addDays, toInstant, formatInstant } from '@marquee/domain';
import { writePlanCalendar, type CalendarEntry } from '@marquee/formats';
import type { Format } from '@marquee/http';
import type { getPlan } from '@marquee/operations';
import type { z } from 'zod';

type Planned = z.output<typeof getPlan.output>;

/** A plan as a calendar: the steps of the evening and the hotel stay. */
export const calendarOfPlan: Format<unknown, typeof getPlan.output> = {
  type: 'text/calendar; charset=utf-8',
  description: 'iCalendar (RFC 5545)',
  write: (plan) =>
    writePlanCalendar({
      name: `Plan: ${plan.event.title}`,
      timezone: plan.event.timezone,
      updated_at: plan.event.updated_at,
      entries: [...(plan.timeline.length > 0 ? toSteps(plan) : toDayEntry(plan)), ...toHotelStay(plan)],
    }),
};

const toSteps = ({ event, timeline, ...plan }: Planned): CalendarEntry[] =>
  timeline.map(({ at_local, what, minutes }) => {
    const start = toInstant(at_local, event.timezone);
    return {
      uid: toUid(event.id, what === event.title ? 'event' : what === 'Dinner' ? 'dinner' : 'arrival'),
      summary: what,
      description: what === 'Dinner' ? listLinks(plan.dinner) : what === event.title ? '' : listLinks(plan.transport),
      location: what === 'Dinner' ? null : describePlace(event),
      start_utc: formatInstant(start),
      end_utc: formatInstant(new Date(start.getTime() + minutes * 60_000)),
      all_day: false,
    };
  });

/** Returns an all-day entry for an event whose time is unknown. */
const toDayEntry = ({ event, notices }: Planned): CalendarEntry[] => [
  {
    uid: toUid(event.id, 'event'),
    summary: event.status === 'cancelled' ? `Cancelled: ${event.title}` : event.title,
    description: notices.join(' '),
    location: describePlace(event),
    ...daysBetween(event.start_local.slice(0, 10), addDays(event.start_local.slice(0, 10), 1), event.timezone),
    ...(event.all_day && event.end_utc !== null && { end_utc: event.end_utc }),
  },
];

const toHotelStay = ({ event, hotel }: Planned): CalendarEntry[] =>
  hotel.check_in === null || hotel.check_out === null
    ? []
    : [
        {
          uid: toUid(event.id, 'hotel'),
          summary: `Hotel in ${event.city}`,
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

const describePlace = ({ venue_name, city }: Planned['event']) =>
  venue_name === city || city === 'To be announced' ? venue_name : `${venue_name}, ${city}`;

const listLinks = ({ options }: Planned['hotel'] | Planned['dinner'] | Planned['transport']) =>
  options.map(({ provider, label, url }) => `${provider}: ${label}\n${url}`).join('\n\n');
