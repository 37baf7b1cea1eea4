import type { UnreadableRecord } from '../../raw-event.ts';
import { categorise, type CategoryRule } from '../../reading/categorise.ts';
import { parsePrices } from '../../reading/parse-prices.ts';
import {
  ANY_FILE,
  defineRecordFormat,
  type Origin,
  type PartialRawEvent,
} from '../../reading/record-format.ts';
import { toFields, toList, toNumber, toProse, toText, type Fields } from '../../reading/record.ts';
import { toDates } from './madrid-times.ts';

/** Madrid's agenda: JSON with an `@graph` of events. Times are local to Madrid. */
export const readMadrid = defineRecordFormat({
  files: ANY_FILE,
  parse: (text): unknown => JSON.parse(replaceControlCharacters(text)),
  records: (parsed) =>
    Array.isArray(toFields(parsed)['@graph']) ? toList(toFields(parsed)['@graph']) : null,
  read: toEvents,
});

/**
 * Replaces raw tabs and line breaks inside strings, which JSON forbids. Between values a space is
 * harmless.
 */
const replaceControlCharacters = (text: string) => text.replace(/[\u0000-\u001f]+/g, ' '); // eslint-disable-line no-control-regex

function toEvents(record: Fields, { where }: Origin): (PartialRawEvent | UnreadableRecord)[] {
  const id = toText(record['id']);
  const shared = sharedFields(record);
  const dates = toDates(record);
  if (dates.length === 0)
    return [{ unreadable: 'The rule of the record has no date.', where, source_id: id }];
  return dates.map(({ day, times }) => ({
    ...shared,
    source_id: day === null ? id : id && `${id}-${day}`,
    ...(day !== null && { series_id: id }),
    ...times,
  }));
}

function sharedFields(record: Fields): PartialRawEvent {
  const title = toText(record['title']);
  return {
    title,
    description: toProse(record['description']),
    category: categorise(CATEGORIES, {
      title,
      text: [
        toText(record['@type'])?.replace(/^.*actividades\//, ''),
        title,
        toText(record['event-location']),
      ].join(' | '),
    }),
    timezone: 'Europe/Madrid',
    ...toPlace(record),
    url: toText(record['link']),
    ...parsePrices(toText(record['price'])),
    ...(record['free'] === 1 && { is_free: true }),
    kind: toText(record['@type'])?.replace(/^.*actividades\//, '') ?? null,
    audience: (toText(record['audience']) ?? '').replaceAll(',', ';'),
    tags: (toText(record['audience']) ?? '').split(',').filter(Boolean),
    text_language: 'es',
  };
}

/** Defaults to Madrid: the address is missing for events in the whole city. */
function toPlace(record: Fields): Partial<PartialRawEvent> {
  const position = toFields(record['location']);
  const area = toFields(toFields(record['address'])['area']);
  return {
    venue_name: toText(record['event-location']),
    address: toText(area['street-address']),
    city: toText(area['locality']) ?? 'Madrid',
    country: 'ES',
    lat: toNumber(position['latitude']),
    lng: toNumber(position['longitude']),
    online: toText(record['@type'])?.includes('EnLinea') ?? false,
  };
}

const CATEGORIES: readonly CategoryRule[] = [
  [/^Cine|\bcine\b|cineteca|documental/i, 'film'],
  [/^(Musica|Flamenco)|concierto|\bjazz\b|orquesta|ópera|auditorio/i, 'music'],
  [
    /^(Teatro|Danza|Circo|Cuentacuentos)|\bteatros?\b|zarzuela|\bdanza\b|ballet|títeres|circo/i,
    'theater',
  ],
  [/^(Actividades)?Deportivas|campeonato|carrera\b|deportiv/i, 'sports'],
  [/^(Fiestas|Ferias)|festival|fiestas?\b/i, 'festival'],
  [/^Congresos|congreso\b|jornadas\b/i, 'conference'],
];
