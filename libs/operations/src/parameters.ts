import { isTimeZone, languageTag, parseDate, parseInstant, type Box } from '@marquee/domain';
import { suggestWord } from '@marquee/search';
import { z } from 'zod';
import type { Near } from './places/near-place.ts';

// eslint-disable-next-line no-control-regex -- matches control characters in order to reject them
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/;

/** A line of text: NFC, trimmed, 1 to `maxLength` characters. */
export const text = (maxLength = 200) =>
  z
    .string({ error: 'must be text' })
    .refine((value) => !CONTROL.test(value), { error: 'must not contain control characters' })
    .refine((value) => value.isWellFormed(), { error: 'must be well-formed Unicode' })
    .normalize('NFC')
    .trim()
    .min(1, { error: 'must not be empty' })
    .max(maxLength, { error: `must be at most ${String(maxLength)} characters` });

/** A whole number between two bounds, inclusive. */
export function wholeNumber(min: number, max: number, more = '') {
  const error = `must be a whole number from ${String(min)} to ${String(max)}${more}`;
  return z.int({ error }).min(min, { error }).max(max, { error });
}

/** An id of Wikidata, in upper case. */
export const wikidataId = () =>
  z
    .string()
    .max(20)
    .regex(/^[Qq][1-9]\d*$/, { error: 'must be an id of Wikidata, e.g. Q212533' })
    .toUpperCase();

export const flag = () => z.boolean({ error: 'must be 1, 0, true or false' });

/** A day in the zone `tz`, or an instant. */
export type Moment = { date: string } | { instant: Date };

/** A `+` in a query is a blank. */
const HAS_LOST_PLUS = /T[\d:.]+ \d{2}:?\d{2}$/i;

export const moment = () =>
  text(40).transform((value, context): Moment => {
    const date = parseDate(value);
    if (date) return { date };
    const instant = parseInstant(value);
    if (instant) return { instant };
    const message = HAS_LOST_PLUS.test(value)
      ? 'has a blank before the offset: encode + as %2B (2026-12-31T20:00:00%2B01:00)'
      : 'must be a date (2026-12-31) or an instant (2026-12-31T20:00:00Z)';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });

export const timeZone = () =>
  text(64).refine(isTimeZone, { error: 'must be an IANA time zone, e.g. Europe/Berlin' });

/** A BCP 47 tag, in its canonical form. */
export const language = () =>
  text(35).transform((value, context) => {
    const tag = languageTag(value);
    if (tag) return tag;
    context.addIssue({
      code: 'custom',
      message: 'must be a BCP 47 language tag, e.g. en, de-AT or zh-Hant',
    });
    return z.NEVER;
  });

/** `lat,lng` in degrees. */
const position = () =>
  text(60).transform((value, context) => {
    const [, lat, lng] =
      /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(value)?.map(Number) ?? [];
    if (lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180)
      return { lat, lng };
    context.addIssue({
      code: 'custom',
      message: 'must be latitude,longitude in degrees, e.g. 52.52,13.405',
    });
    return z.NEVER;
  });

// A number with or without a mark of degrees ("52.5N", "N 52°31'", "lat=52.5"), or what a program
// writes without one.
const COORDINATE =
  /^(?:(?:lat|latitude|lng|lon|longitude)\s*[=:]\s*)?[NSEWO]?[\s+-]*\d[\d.\s°º'’′"”″]*(?:deg(?:rees)?\s*)?[NSEWO]?$|^-?(?:undefined|null|nan|none|infinity)$/iu;

/** Whether a text is two coordinates that cannot be read: "52.5N, 13.4E", "undefined,undefined". */
const looksLikePosition = (value: string): boolean => {
  const parts = value.split(/[,;]/).map((part) => part.trim());
  return parts.length === 2 && parts.every((part) => COORDINATE.test(part));
};

/** A position, or the name of a place. */
export const nearPlace = () =>
  text().transform((value, context): Near => {
    if (/\p{L}/u.test(value) && !looksLikePosition(value)) return { name: value };
    const parsed = position().safeParse(value);
    if (parsed.success) return parsed.data;
    context.addIssue({
      code: 'custom',
      message:
        'must be latitude,longitude in degrees, e.g. 52.52,13.405, or the name of a place, e.g. Trastevere, Rome',
    });
    return z.NEVER;
  });

const DEGREES = String.raw`\s*(-?\d{1,3}(?:\.\d+)?)\s*`;
const BOX = new RegExp(`^${[DEGREES, DEGREES, DEGREES, DEGREES].join(',')}$`);

/**
 * `west,south,east,north` in degrees, the order of GeoJSON (RFC 7946, 5). A box with west > east
 * crosses the date line.
 */
export const box = () =>
  text(100).transform((value, context): Box => {
    const [, west = NaN, south = NaN, east = NaN, north = NaN] = BOX.exec(value)?.map(Number) ?? [];
    const isInRange = Math.abs(west) <= 180 && Math.abs(east) <= 180 && south >= -90 && north <= 90;
    if (isInRange && south <= north)
      return west <= east
        ? { south, north, spans: [[west, east]] }
        : {
            south,
            north,
            spans: [
              [west, 180],
              [-180, east],
            ],
          };
    context.addIssue({
      code: 'custom',
      message:
        'must be west,south,east,north in degrees, e.g. 13.1,52.3,13.8,52.7 (south must not exceed north)',
    });
    return z.NEVER;
  });

export interface IncludedAndExcluded {
  included: string[];
  excluded: string[];
}

/** Comma-separated words. A leading `!` excludes one. */
export const includedAndExcluded = () =>
  text().transform((value, context): IncludedAndExcluded => {
    const words = value.split(',').map((word) => word.trim());
    const included = words.filter((word) => !word.startsWith('!'));
    const excluded = words.flatMap((word) => (word.startsWith('!') ? word.slice(1).trim() : []));
    if ([...included, ...excluded].every((word) => word !== '' && !word.startsWith('!')))
      return { included, excluded };
    context.addIssue({
      code: 'custom',
      message: 'must be one or more names, comma-separated (one ! excludes a name)',
    });
    return z.NEVER;
  });

/** A comma-separated list of words from a closed set. */
export const commaSeparated = <Word extends string>(words: readonly Word[]) =>
  text(Math.max(200, 2 * words.join().length)).transform((value, context): Word[] => {
    const requested = value.split(',').map((word) => word.trim().toLowerCase());
    const chosen = requested.flatMap((word) => words.find((known) => known === word) ?? []);
    if (chosen.length === requested.length) return chosen;
    const unknown = requested.find((word) => !words.some((known) => known === word)) ?? '';
    const nearest = suggestWord(unknown, words);
    const hint = nearest === null ? '' : `; did you mean '${nearest}'?`;
    context.addIssue({
      code: 'custom',
      message: `must be one or more of ${words.join(', ')}${hint}`,
    });
    return z.NEVER;
  });
