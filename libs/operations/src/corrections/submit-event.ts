import {
  CATEGORIES,
  defineOperation,
  EmailAddress,
  parseCategory,
  parseDate,
} from '@marquee/domain';
import { parsePublicUrl } from '@marquee/runtime';
import { z } from 'zod';
import { localeField } from '../mail-locale.ts';
import { text, timeZone } from '../parameters.ts';
import { longText } from './long-text.ts';
import { StoredReport, storeReport, type StoreReportDeps } from './store-report.ts';

const TIME = /^T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

const isLocalTime = (value: string): boolean =>
  parseDate(value.slice(0, 10)) !== null && (value.length === 10 || TIME.test(value.slice(10)));

const localTime = () =>
  text(40).refine(isLocalTime, {
    error: 'must be a day (2026-12-31) or a local time (2026-12-31T20:00)',
  });

const publicUrl = () =>
  text(2_000).refine((value) => parsePublicUrl(value) !== null, {
    error: 'must be a public http or https URL',
  });

export const submitEvent = defineOperation({
  name: 'submit_event',
  summary: 'Submit an event',
  description:
    'Submits an event that the catalogue lacks. An operator checks it before it is listed. With `email`, the decision arrives by mail. One reporter can send 20 reports and events in 24 hours.',
  input: z.object({
    title: text(300).meta({
      description: 'Title of the event.',
      examples: ['Summer Night Concert'],
    }),
    start_local: localTime().meta({
      description: 'Start in local time at the venue; a day if the time is unknown.',
      examples: ['2027-06-12T20:00'],
    }),
    end_local: localTime()
      .optional()
      .meta({
        description: 'End in local time at the venue, or the last day.',
        examples: ['2027-06-12T23:00'],
      }),
    timezone: timeZone()
      .optional()
      .meta({
        description: 'IANA time zone. Default: that of the city.',
        examples: ['Europe/Berlin'],
      }),
    venue_name: text(200).meta({ description: 'Name of the venue.', examples: ['Waldbühne'] }),
    address: text(300)
      .optional()
      .meta({ description: 'Street address.', examples: ['Am Glockenturm 1'] }),
    city: text(120).meta({ description: 'City of the venue.', examples: ['Berlin'] }),
    country: text(60).meta({ description: 'Country: code or English name.', examples: ['DE'] }),
    category: text(40)
      .refine((value) => parseCategory(value) !== null, {
        error: `must be one of ${CATEGORIES.join(', ')}`,
      })
      .meta({ description: `One of ${CATEGORIES.join(', ')}.`, examples: ['music'] }),
    url: publicUrl().meta({
      description: 'Page of the event. It lets the operator check the event.',
      examples: ['https://example.com/summer-night'],
    }),
    ticket_url: publicUrl()
      .optional()
      .meta({
        description: 'Where tickets are sold.',
        examples: ['https://tickets.example.com/42'],
      }),
    description: longText(5_000)
      .optional()
      .meta({ description: 'Description, plain text.', examples: ['An open-air concert.'] }),
    organizer: text(200)
      .optional()
      .meta({ description: 'Name of the organiser.', examples: ['Example Concerts'] }),
    email: EmailAddress.optional().meta({
      description: 'Address for the answer.',
      examples: ['ada@example.com'],
    }),
    ...localeField,
  }),
  output: StoredReport,
  run(deps: StoreReportDeps, { email, locale, ...fields }) {
    const submission = Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, value]],
      ),
    );
    return storeReport(deps, {
      kind: 'submission',
      eventId: null,
      otherEventId: null,
      detail: null,
      submission,
      email: email ?? null,
      locale,
    });
  },
});
