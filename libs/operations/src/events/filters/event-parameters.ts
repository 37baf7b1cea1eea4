import {
  AVAILABILITIES,
  CATEGORIES,
  parseCategory,
  EVENT_STATUSES,
  type Category,
} from '@marquee/domain';
import { parseCountries, suggestCountry, parseDates } from '@marquee/search';
import { z } from 'zod';
import {
  box,
  commaSeparated,
  flag,
  includedAndExcluded,
  moment,
  nearPlace,
  text,
  timeZone,
} from '../../parameters.ts';
import { readWeeklyDays } from '../weekdays.ts';
import { fieldFilters } from './field-parameters.ts';
import { genres } from './genre-filter.ts';
import { priceFilters } from './price-parameters.ts';
import { sources } from './source-filter.ts';

const category = () =>
  text().transform((value, context) => {
    const included: Category[] = [];
    const excluded: Category[] = [];
    for (const word of value.split(',')) {
      const isExcluded = word.trim().startsWith('!');
      const known = parseCategory(word.trim().replace(/^!/, ''));
      if (known) (isExcluded ? excluded : included).push(known);
      else
        context.addIssue({
          code: 'custom',
          message: `must be one or more of ${CATEGORIES.join(', ')} (! excludes one)`,
        });
    }
    return { included, excluded };
  });

const country = () =>
  text().transform((value, context) =>
    parseCountries(value, (unknown) => {
      const suggestion = suggestCountry(unknown.replace(/^!/, ''));
      const message =
        'must be one or more ISO 3166 codes (DE, DEU) or names of countries (Germany), comma-separated (! excludes one)';
      context.addIssue({
        code: 'custom',
        message: message + (suggestion ? `; did you mean '${suggestion}'?` : ''),
      });
    }),
  );

// Whether a phrase is a date does not depend on the day. It must be a day before 29 February.
const ANY_DAY = '2024-01-01';

const isDays = (value: string): boolean =>
  (readWeeklyDays(value) ?? parseDates(value, { today: ANY_DAY })) !== null;

const day = () =>
  text(60).refine(isDays, {
    error:
      'must be days, in words or as dates: today, tonight, tomorrow, weekend, next friday, in december, 25-27 June, 2026-12-31 or 2026-12-05..2026-12-07',
  });

const ONGOING = {
  '1': 'include',
  true: 'include',
  only: 'only',
  '0': undefined,
  false: undefined,
} as const;
const isOngoingWord = (value: string): value is keyof typeof ONGOING =>
  Object.hasOwn(ONGOING, value);

const ongoing = () =>
  text(40).transform((value, context) => {
    const word = value.toLowerCase();
    if (isOngoingWord(word)) return ONGOING[word];
    context.addIssue({ code: 'custom', message: 'must be 1 or only' });
    return z.NEVER;
  });

const statuses = () =>
  text().transform((value, context) => {
    if (value.toLowerCase() === 'all') return [...EVENT_STATUSES];
    const parsed = commaSeparated(EVENT_STATUSES).safeParse(value);
    if (parsed.success) return parsed.data;
    context.addIssue({
      code: 'custom',
      message: `must be all, or one or more of ${EVENT_STATUSES.join(', ')}`,
    });
    return z.NEVER;
  });

/** The path parameter that identifies one event. */
export const eventName = () =>
  text(96).meta({
    description: 'Id (UUID) or slug of the event.',
    examples: ['react-day-berlin-berlin-2026-12-04'],
  });

/** The filters of every operation that returns events. */
export const eventFilters = {
  city: text()
    .optional()
    .meta({
      description:
        'Start of the city’s name in any language, ignoring case and accents, or a name with a region or country. Also a region, a country or `Online`.',
      examples: ['Los', 'München', 'Portland, OR', 'Paris, France'],
    }),
  country: country()
    .optional()
    .meta({
      description:
        'ISO 3166 code or name of a country, a nation of GB or a continent. Several are comma-separated. A leading `!` excludes one.',
      examples: ['DE', 'Germany,AUT', 'UK', '!US'],
    }),
  region: text(80)
    .optional()
    .meta({
      description:
        'Name or code of a region, state or province, within `country` if that is given.',
      examples: ['Bavaria', 'CA', 'Scotland'],
    }),
  category: category()
    .optional()
    .meta({
      description: `One or more of ${CATEGORIES.join(', ')}, comma-separated. A leading \`!\` excludes a category. Aliases such as concerts, theatre and cinema work.`,
      examples: ['music', 'music,comedy', '!sports'],
    }),
  genre: genres()
    .optional()
    .meta({
      description:
        'Genres of the event or of its artists, comma-separated, ignoring case and accents. A leading `!` excludes a genre.',
      examples: ['jazz', 'indie,folk', '!techno'],
    }),
  tag: includedAndExcluded()
    .optional()
    .meta({
      description:
        'Tags of the event, comma-separated, ignoring case. A leading `!` excludes a tag.',
      examples: ['javascript', 'open air,family', '!online'],
    }),
  ...fieldFilters,
  from: moment()
    .optional()
    .meta({
      description:
        'Only events that start at or after this day or instant, or that started less than 24 hours before it and have not ended. Default: now. See `ongoing`.',
      examples: ['2026-12-24', '2026-12-24T18:00:00Z'],
    }),
  to: moment()
    .optional()
    .meta({
      description: 'Only events that start before the end of this day, or before this instant.',
      examples: ['2026-12-31'],
    }),
  ongoing: ongoing()
    .optional()
    .meta({
      description:
        '1: also events that started 24 hours or more before `from` and still run, such as exhibitions; only: no others. In a list by start they come last.',
      examples: ['1', 'only'],
    }),
  starts_after: moment()
    .optional()
    .meta({
      description:
        'Only events that start at or after this day or instant, whether or not they have ended. Replaces the default of `from`.',
      examples: ['2026-12-24', '2026-12-24T18:00:00Z'],
    }),
  starts_before: moment()
    .optional()
    .meta({
      description:
        'Only events that start before the end of this day, or before this instant. Without `starts_after` and `from`: and not before now.',
      examples: ['2026-12-31'],
    }),
  tz: timeZone()
    .optional()
    .meta({
      description:
        'IANA time zone of the days in `from`, `to`, `starts_after` and `starts_before`. Default: UTC.',
      examples: ['Europe/Berlin'],
    }),
  on: day()
    .optional()
    .meta({
      description:
        'Every event that runs on these days in the venue’s local time: today, tonight, tomorrow, weekend (Friday 18:00 to Sunday), a date, a span of dates, or words such as next friday, in december and 25-27 June. Or days of every week: fridays, weekdays. In the languages of the widgets. Words such as friday are read on the current day in `tz`.',
      examples: ['tonight', 'next weekend', '25-27 June', '2026-12-31'],
    }),
  venue: text(96)
    .optional()
    .meta({ description: 'Slug of a venue.', examples: ['philharmonie-berlin'] }),
  artist: text(96)
    .optional()
    .meta({ description: 'Slug of an artist or a team.', examples: ['grateful-dead'] }),
  organizer: text(96)
    .optional()
    .meta({ description: 'Slug of an organiser.', examples: ['r5-productions'] }),
  series: text(96)
    .optional()
    .meta({ description: 'Slug of a series.', examples: ['carmen-berlin'] }),
  status: statuses()
    .optional()
    .meta({
      description: `One or more of ${EVENT_STATUSES.join(', ')}, comma-separated, or \`all\`. Default: all except cancelled.`,
      examples: ['cancelled', 'all'],
    }),
  availability: commaSeparated(AVAILABILITIES)
    .optional()
    .meta({
      description: `Availability of tickets: one or more of ${AVAILABILITIES.join(', ')}, comma-separated.`,
      examples: ['available,few_left'],
    }),
  featured: flag()
    .optional()
    .meta({ description: '1: only featured events; 0: only others.', examples: [true] }),
  free: flag()
    .optional()
    .meta({ description: '1: only events known to be free; 0: only others.', examples: [true] }),
  ...priceFilters,
  online: flag()
    .optional()
    .meta({ description: '1: only online events; 0: only other events.', examples: [true] }),
  source: sources()
    .optional()
    .meta({
      description:
        'Names of sources that list the event, comma-separated. A leading `!` excludes a source: `!demo` omits generated sample events. An event that another source lists, too, is not excluded.',
      examples: ['confs-tech', '!demo'],
    }),
  source_id: text(300)
    .optional()
    .meta({
      description:
        'The source’s id of the event (needs `source`). Finds the event regardless of its date and status.',
      examples: ['12616484'],
    }),
  near: nearPlace()
    .optional()
    .meta({
      description:
        'Latitude,longitude in degrees, or the name of a venue, landmark, airport, part of a city or city; what follows a comma bounds it. Adds `distance_km` to each event.',
      examples: ['52.52,13.405', 'Trastevere, Rome'],
    }),
  radius_km: z
    .number({ error: 'must be a number from 0.1 to 500' })
    .min(0.1, { error: 'must be a number from 0.1 to 500' })
    .max(500, { error: 'must be a number from 0.1 to 500' })
    .optional()
    .meta({
      description:
        'Radius around `near` in kilometres. Default: 50; 5 around a venue, a landmark or a part of a city, 25 around an airport.',
      examples: [10],
    }),
  bbox: box()
    .optional()
    .meta({
      description:
        'Only events in this box: west,south,east,north in degrees, as in GeoJSON. A box with west > east crosses the date line.',
      examples: ['13.1,52.3,13.8,52.7', '170,-50,-170,-30'],
    }),
  updated_since: moment()
    .optional()
    .meta({
      description: 'Only events that changed at or after this day or instant.',
      examples: ['2026-11-01T00:00:00Z'],
    }),
};
