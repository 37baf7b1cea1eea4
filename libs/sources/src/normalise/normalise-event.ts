import { hash } from 'node:crypto';
import type { NormalisedEvent } from '@marquee/domain';
import { deriveSubject } from '../kinds/derive-subject.ts';
import type { RawEvent } from '../raw-event.ts';
import { RecordRejectedError } from '../record-rejected-error.ts';
import { withPlaceDefaults } from '../settings/place-defaults.ts';
import type { SourceDefaults } from '../settings/source-defaults.ts';
import { boundTexts } from './bound-texts.ts';
import type { ResolvedPlace } from './city-resolver.ts';
import { zoneOfCountry } from './country-zones.ts';
import { readHouse } from './house-text.ts';
import { parseLanguage } from './language-names.ts';
import { normaliseLineup, withPerformers } from './lineup.ts';
import { normaliseFields } from './normalise-fields.ts';
import { normaliseUrl } from './normalise-url.ts';
import { parsePlaceText, type PlaceText } from './place-text.ts';
import { normalisePrices } from './prices.ts';
import { normaliseRecordFacts } from './record-facts.ts';
import { repairTexts } from './repair-texts.ts';
import { plainLine, plainText, plainTitle } from './text.ts';
import { isTicketProduct } from './ticket-products.ts';
import { findZoneDoubt, normaliseTimes } from './times.ts';
import { parseTitleAnnotations, type TitleAnnotations } from './title-annotations.ts';
import { parseAvailability, parseFlag, parseList, parseNumber, parseStatus } from './values.ts';

const MAX_LENGTH = { title: 300, description: 5_000, id: 300, tag: 50 };
const MAX_TAGS = 20;
const MAX_POPULARITY = 1e9;
const MIN_POPULARITY = 1e-9;

/** A record with a valid title whose place can be looked up. */
export interface ParsedRecord {
  raw: RawEvent;
  annotations: TitleAnnotations;
  place: PlaceText;
  defaults: SourceDefaults;
}

/**
 * Step 1: parses the record without lookups. Throws a RecordRejectedError if the title is missing
 * or sells a ticket product.
 */
export function parseRecord(stated: RawEvent, defaults: SourceDefaults = {}): ParsedRecord {
  const raw = repairTexts(boundTexts(stated));
  const line = plainTitle(raw.title, MAX_LENGTH.title);
  if (!line || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(line)) throw new RecordRejectedError('no title');
  if (isTicketProduct(line))
    throw new RecordRejectedError('ticket product, not an event', { isEvent: false });
  const place = withPlaceDefaults(parsePlaceText(raw), defaults);
  return { raw, annotations: parseTitleAnnotations(line), place, defaults };
}

/** Returns the id that the source states, as it is stored. */
export const statedId = (raw: { source_id?: string | null | undefined }): string | null =>
  plainLine(raw.source_id, MAX_LENGTH.id);

/**
 * Step 2, after the place lookup: normalises the record. Throws a RecordRejectedError if it has no
 * valid start.
 */
export function normaliseEvent(record: ParsedRecord, resolved: ResolvedPlace): NormalisedEvent {
  const { raw, annotations, place, defaults } = record;
  const { title } = annotations;
  const { venue_name, address } = readHouse(place, resolved);
  const tags = shortList(parseList(raw.tags), MAX_LENGTH.tag, MAX_TAGS);
  const description = plainText(raw.description, MAX_LENGTH.description);
  const { category, ...subject } = deriveSubject(raw, {
    ...{ title, tags, description, venue: venue_name },
    defaultCategory: defaults.category,
  });
  const times = normaliseTimes(raw, category, toPlaceZone(resolved, defaults));
  const lineup = withPerformers(normaliseLineup(raw), raw, {
    ...{ title, category, venue: venue_name, kind: subject.kind },
    url: normaliseUrl(raw.url),
  });
  const stated = parseStatus(raw.status) ?? 'scheduled';
  const status = stated === 'cancelled' ? stated : (annotations.status ?? stated);
  const source_event_id =
    statedId(raw) ?? buildId([title, times.start_local, venue_name, resolved.city_name]);
  return {
    source_event_id,
    ...normaliseSeries(raw),
    title,
    description,
    category,
    status,
    availability: annotations.availability ?? parseAvailability(raw.availability),
    ...times,
    venue_name,
    address,
    ...toPlaceFields(resolved),
    online: place.online || status === 'moved_online',
    online_url: normaliseUrl(raw.online_url ?? place.link),
    ...lineup,
    ticket_url: normaliseUrl(raw.ticket_url),
    url: normaliseUrl(raw.url),
    image_url: normaliseUrl(raw.image_url),
    ...normaliseVenueImage(raw),
    ...normalisePrices(raw, resolved.country_code),
    tags,
    language: textLanguage(raw) ?? defaults.language ?? null,
    ...normaliseFields({ ...raw, languages: raw.languages ?? raw.language ?? null }),
    ...subject,
    popularity: normalisePopularity(raw),
    featured: parseFlag(raw.featured) ?? false,
    ...normaliseRecordFacts(raw, description, times),
  };
}

/** Returns what is doubtful about an accepted record: its zone and its country. */
export function findDoubts({ raw, defaults }: ParsedRecord, resolved: ResolvedPlace): string[] {
  const doubt = findZoneDoubt(raw, toPlaceZone(resolved, defaults));
  return [
    ...(doubt === null ? [] : [doubt]),
    ...(resolved.isCountryOfList ? ['an unknown town: its country is that of most events'] : []),
    ...(resolved.isTownOfVenue ? ['no town but in the name of the venue'] : []),
    ...(resolved.isTownOfName ? ['no town but in the name of the list'] : []),
    ...(resolved.isTownOfList ? ['no town: it is that of most events'] : []),
  ];
}

const toPlaceZone = (
  { timezone, hasCertainZone, country_code, zone_of_list }: ResolvedPlace,
  defaults: SourceDefaults,
) => {
  const known =
    timezone ?? defaults.timezone ?? zoneOfCountry(country_code ?? defaults.country ?? null);
  return {
    timezone: known ?? zone_of_list,
    isCertain: hasCertainZone,
    isOfList: known === null && zone_of_list !== null,
  };
};

const toPlaceFields = ({ city_id, city_name, country_code, position }: ResolvedPlace) => ({
  ...{ city_id, city_name, country_code },
  lat: position?.lat ?? null,
  lng: position?.lng ?? null,
});

function normaliseVenueImage({
  venue_image_url,
}: RawEvent): Pick<NormalisedEvent, 'venue_image_url'> {
  const url = normaliseUrl(venue_image_url);
  return url === null ? {} : { venue_image_url: url };
}

function normaliseSeries(raw: RawEvent): Pick<NormalisedEvent, 'series'> {
  const id = plainLine(raw.series_id, MAX_LENGTH.id);
  const title = plainLine(raw.series_title, MAX_LENGTH.title);
  return id === null ? {} : { series: { id, ...(title !== null && { title }) } };
}

/**
 * Limits the value to the range of PostgreSQL's `real`. A value outside it would fail the whole
 * batch.
 */
function normalisePopularity(raw: RawEvent): number {
  const stated = Math.min(parseNumber(raw.popularity) ?? 0, MAX_POPULARITY);
  return stated < MIN_POPULARITY ? 0 : stated;
}

const textLanguage = ({ text_language, language }: RawEvent): string | null =>
  parseLanguage(text_language ?? language ?? '');

const shortList = (texts: string[], maxLength: number, maxItems: number) =>
  [...new Set(texts.flatMap((text) => plainLine(text, maxLength) ?? []))].slice(0, maxItems);

// Records without an id count as one record if title, start and place are equal.
const buildId = (parts: (string | null)[]) => hash('sha256', parts.join('|')).slice(0, 24);
