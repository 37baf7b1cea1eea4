import {
  CATEGORIES,
  isTimeZone,
  languageTag,
  parseCategory,
  parseCountryCode,
} from '@marquee/domain';
import { z } from 'zod';
import { stated } from './stated.ts';

const name = (max: number) => z.string().trim().min(1).max(max);

/** What an operator knows about all records of a source. It fills in what a record lacks. */
export const SourceDefaults = z.object({
  city: name(120).optional(),
  region: name(120).optional(),
  country: stated(
    parseCountryCode,
    'must be a country, by its code or English name: US, Germany',
  ).optional(),
  timezone: stated(
    (text) => (isTimeZone(text) ? text : null),
    'must be an IANA time zone such as America/New_York or Europe/Berlin',
  ).optional(),
  language: stated(languageTag, 'must be a BCP 47 language tag such as en or pt-BR').optional(),
  category: stated(parseCategory, `must be one of ${CATEGORIES.join(', ')}`).optional(),
  venue: name(200).optional(),
});
export type SourceDefaults = z.infer<typeof SourceDefaults>;

/** Picks the defaults from settings that contain more. */
export const pickDefaults = (settings: SourceDefaults): SourceDefaults => ({
  city: settings.city,
  region: settings.region,
  country: settings.country,
  timezone: settings.timezone,
  language: settings.language,
  category: settings.category,
  venue: settings.venue,
});
