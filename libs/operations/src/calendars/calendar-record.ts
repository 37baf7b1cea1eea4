import { CALENDAR_STATES, type Calendar } from '@marquee/database';
import { formatInstant } from '@marquee/domain';
import { z } from 'zod';
import { text } from '../parameters.ts';

export const calendarId = () =>
  text(64).meta({
    description: 'Id of the calendar.',
    examples: ['01a1fc09-c1ba-72a7-a60d-01ac57d6d205'],
  });

const PreviewedEvent = z.object({
  title: z.string().meta({ examples: ['Open stage'] }),
  start: z.string().meta({
    description: 'Start as the calendar states it: local, or an instant with Z.',
    examples: ['2027-01-15T20:00:00'],
  }),
  place: z
    .string()
    .nullable()
    .meta({ examples: ['Town Hall, Ghent'] }),
  uncertain: z.array(z.string()).meta({
    description:
      'What neither the record nor `city` and `timezone` state: no_place, no_zone, no_hour.',
    examples: [['no_hour']],
  }),
});

export const CalendarRecord = z.object({
  id: z.string().meta({ examples: ['01a1fc09-c1ba-72a7-a60d-01ac57d6d205'] }),
  title: z.string().meta({ examples: ['Town Hall Ghent'] }),
  address: z
    .string()
    .nullable()
    .meta({
      description: 'Null for a table.',
      examples: ['https://example.org/agenda'],
    }),
  state: z.enum(CALENDAR_STATES).meta({
    description:
      'reading (ask again in a few seconds), found (connect it), nothing (see `problem`), open (an operator decides), accepted (it is read each day), rejected or ended.',
    examples: ['found'],
  }),
  feed: z
    .object({
      format: z.string().meta({ examples: ['ics'] }),
      location: z.string().meta({
        description: 'Its address; empty for a table.',
        examples: ['https://example.org/agenda.ics'],
      }),
      events: z.int().meta({ examples: [42] }),
      upcoming: z.int().meta({ examples: [17] }),
      next: z
        .string()
        .nullable()
        .meta({ examples: ['2027-01-15T20:00:00'] }),
    })
    .nullable()
    .meta({ description: 'The feed at the address; null until it is found.' }),
  preview: z.array(PreviewedEvent).meta({ description: 'Up to five of its next events.' }),
  problem: z
    .string()
    .nullable()
    .meta({
      description: 'Why no feed was found.',
      examples: ['responded 404'],
    }),
  source: z
    .string()
    .nullable()
    .meta({
      description: 'Name of its source in `GET /events?source=`; null until it is accepted.',
      examples: ['calendar-01ac57d6d205'],
    }),
  note: z
    .string()
    .nullable()
    .meta({ description: 'What the operator writes.', examples: ['Welcome!'] }),
  consented_at: z
    .string()
    .nullable()
    .meta({
      format: 'date-time',
      description: 'When its owner agreed that it is read.',
      examples: ['2026-11-27T20:00:00Z'],
    }),
});

export function presentCalendar(calendar: Calendar): z.input<typeof CalendarRecord> {
  const { id, title, address, state, found, problem, source, note, consented_at } = calendar;
  const { format = '', location = '', events = 0, upcoming = 0, next = null } = found ?? {};
  return {
    ...{ id, title, address, state, problem, note },
    feed: found && { format, location, events, upcoming, next },
    preview: found?.preview ?? [],
    source: state === 'accepted' ? source : null,
    consented_at: consented_at && formatInstant(consented_at),
  };
}
