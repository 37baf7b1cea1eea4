import { createHash } from 'node:crypto';
import type { Caller } from '@marquee/access';
import type { CalendarRepository } from '@marquee/database';
import { defineOperation, DomainError, invalidInputs, parseCountryCode } from '@marquee/domain';
import { z } from 'zod';
import { longText } from '../corrections/long-text.ts';
import { flag, text, timeZone } from '../parameters.ts';

const MAX_PER_DAY = 20;
const MAX_TABLE_LENGTH = 50_000;
const HOUR_S = 3_600;

/** Returns the address as http or https, or null if it is none or has a password. */
function parseCalendarAddress(value: string): string | null {
  const stated = value.replace(/^webcals?:/i, 'https:');
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(stated) ? stated : `https://${stated}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  return url.href;
}

const address = () =>
  text(2_000).transform((value, context) => {
    const parsed = parseCalendarAddress(value);
    if (parsed !== null) return parsed;
    context.addIssue({
      code: 'custom',
      message: 'must be a public http, https or webcal URL without a password',
    });
    return z.NEVER;
  });

export interface PreviewCalendarDeps {
  calendars: Pick<CalendarRepository, 'insert'>;
  caller: Pick<Caller, 'address' | 'holder'>;
}

export const previewCalendar = defineOperation({
  name: 'preview_calendar',
  summary: 'Preview a calendar of yours',
  description:
    'Looks for the event feed at an address of yours and reads its first events. Ask for the result with `GET /calendars/{calendar_id}`, then connect it. One caller can preview 20 calendars in 24 hours. A calendar that is not connected is forgotten after a week.',
  input: z.object({
    address: address()
      .optional()
      .meta({
        description: 'The page of your events, or the link of the calendar.',
        examples: ['https://example.org/agenda'],
      }),
    table: longText(MAX_TABLE_LENGTH)
      .optional()
      .meta({
        description:
          'Instead of `address`: the events as a table (cells separated by tabs, commas or semicolons), iCalendar or JSON, or a workbook (XLSX) as a data URL in Base64.',
        examples: ['Title,Date,Venue\nQuiz,2027-01-15 20:00,Town Hall'],
      }),
    title: text(100).meta({
      description: 'Who publishes it; shown as its source.',
      examples: ['Town Hall Ghent'],
    }),
    city: text(120)
      .optional()
      .meta({ description: 'City of events that state none.', examples: ['Ghent'] }),
    country: text(60)
      .refine((value) => parseCountryCode(value) !== null, {
        error: 'must be a country, by its code or English name',
      })
      .optional()
      .meta({ description: 'Its country: code or English name.', examples: ['BE'] }),
    timezone: timeZone()
      .optional()
      .meta({
        description: 'IANA time zone of times that state none. Default: that of the city.',
        examples: ['Europe/Brussels'],
      }),
    is_owner: flag()
      .refine((isOwner) => isOwner, { error: 'must be 1: only the owner can connect a calendar' })
      .meta({
        description:
          'That you publish the calendar, or act for its publisher, and agree that its events are published under CC0 1.0.',
        examples: [true],
      }),
  }),
  output: z.object({
    id: z.string().meta({ examples: ['01a1fc09-c1ba-72a7-a60d-01ac57d6d205'] }),
    state: z.literal('reading').meta({ examples: ['reading'] }),
  }),
  async run(
    { calendars, caller }: PreviewCalendarDeps,
    { address = null, table: content, title, city, country, timezone },
  ) {
    if ((address === null) === (content === undefined)) throw addressOrTable();
    const reporterHash = caller.holder?.account_id ?? caller.address;
    const settings = { city, country, timezone };
    const id = await calendars.insert(
      { address, content, title, settings, reporterHash },
      MAX_PER_DAY,
      (calendar) => toJob(calendar, reporterHash),
    );
    if (id === null)
      throw new DomainError(
        'quota_exceeded',
        `You have sent ${String(MAX_PER_DAY)} calendars in 24 hours. Try again later.`,
        { retryAfterS: HOUR_S },
      );
    return { id, state: 'reading' as const };
  },
});

/**
 * The previews of one account or address run one after the other, so others have the other places.
 * The job queue retains each name for ever, so there are 256.
 */
const toJob = (id: string, reporter: string) => ({
  task: 'preview_calendar',
  payload: { id },
  key: `calendar:${id}`,
  queueName: `previews:${String(hashByte(reporter))}`,
});

const hashByte = (text: string): number => createHash('sha256').update(text).digest()[0] ?? 0;

const addressOrTable = () =>
  invalidInputs('invalid_body', [
    { name: 'address', code: 'required', detail: 'is required, or else `table`, and not both' },
  ]);
