import {
  CATEGORIES,
  defineOperation,
  EmailAddress,
  invalidInputs,
  MAX_REPEATED_DAYS,
  parseCategory,
  parseDate,
  repeatedDays,
  REPEATS,
  type InputProblem,
} from '@marquee/domain';
import { parsePublicUrl } from '@marquee/runtime';
import { z } from 'zod';
import { localeField } from '../mail-locale.ts';
import { text, timeZone } from '../parameters.ts';
import { longText } from './long-text.ts';
import { StoredReport, storeReport, type StoreReportDeps } from './store-report.ts';

const MAX_REPEATED_YEARS = 5;
const TIME = /^T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

const isLocalTime = (value: string): boolean =>
  parseDate(value.slice(0, 10)) !== null && (value.length === 10 || TIME.test(value.slice(10)));

const localTime = () =>
  text(40).refine(isLocalTime, {
    error: 'must be a day (2026-12-31) or a local time (2026-12-31T20:00)',
  });

const day = () =>
  text(10).refine((value) => parseDate(value) !== null, { error: 'must be a day (2026-12-31)' });

/** People write addresses as they read them: "www.example.org". */
const withScheme = (address: string): string =>
  /^www\./i.test(address) ? `https://${address}` : address;

const publicUrl = () =>
  text(2_000)
    .overwrite(withScheme)
    .refine((value) => parsePublicUrl(value) !== null, {
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
    repeats: z
      .enum(REPEATS, { error: `must be one of ${REPEATS.join(', ')}` })
      .optional()
      .meta({
        description:
          'How often the event repeats. Each date becomes an event of one series. `monthly` is the same day of each month.',
        examples: ['weekly'],
      }),
    repeats_until: day()
      .optional()
      .meta({
        description: `Last possible day of the repetition, which has at most ${String(MAX_REPEATED_DAYS)} dates. Required with \`repeats\`.`,
        examples: ['2027-08-28'],
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
    image_url: publicUrl()
      .optional()
      .meta({
        description: 'Picture of the event, which you may publish.',
        examples: ['https://example.com/summer-night.jpg'],
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
    const problem = findRepetitionProblem(fields);
    if (problem) throw invalidInputs('invalid_body', [problem]);
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

interface Repetition {
  start_local: string;
  end_local?: string | undefined;
  repeats?: (typeof REPEATS)[number] | undefined;
  repeats_until?: string | undefined;
}

function findRepetitionProblem({
  start_local,
  end_local,
  repeats,
  repeats_until: until,
}: Repetition): InputProblem | null {
  if (repeats === undefined && until === undefined) return null;
  const name = 'repeats_until';
  if (repeats === undefined)
    return { name, code: 'contradiction', detail: 'must not be stated without repeats' };
  if (until === undefined) return { name, code: 'required', detail: 'is required with repeats' };
  const days = repeatedDays(start_local.slice(0, 10), { repeats, until });
  const [, second] = days;
  if (days.length === 0)
    return { name, code: 'contradiction', detail: 'must not be before the start' };
  if (end_local !== undefined && second !== undefined && end_local.slice(0, 10) > second)
    return {
      name: 'end_local',
      code: 'contradiction',
      detail: 'must not be after the second date',
    };
  if (until > `${String(Number(start_local.slice(0, 4)) + MAX_REPEATED_YEARS)}-12-31`)
    return {
      name,
      code: 'contradiction',
      detail: `must be at most ${String(MAX_REPEATED_YEARS)} years after the start`,
    };
  return days.length > MAX_REPEATED_DAYS
    ? { name, code: 'contradiction', detail: `must end after ${String(MAX_REPEATED_DAYS)} dates` }
    : null;
}
