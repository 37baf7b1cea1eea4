import { lookUp } from '@marquee/domain';
import { categorise, type CategoryRule } from '../../reading/categorise.ts';
import { parsePrices } from '../../reading/parse-prices.ts';
import { ANY_FILE, defineRecordFormat, type PartialRawEvent } from '../../reading/record-format.ts';
import { toFields, toList, toNumber, toProse, toText, type Fields } from '../../reading/record.ts';

/** Madrid's agenda: JSON with an `@graph` of events. Times are local to Madrid. */
export const readMadrid = defineRecordFormat({
  files: ANY_FILE,
  parse: (text): unknown => JSON.parse(replaceControlCharacters(text)),
  records: (parsed) =>
    Array.isArray(toFields(parsed)['@graph']) ? toList(toFields(parsed)['@graph']) : null,
  read: toPartialEvent,
});

/** Replaces raw tabs and line breaks inside strings, which JSON forbids. Between values a space is harmless. */
const replaceControlCharacters = (text: string) => text.replace(/[\u0000-\u001f]+/g, ' '); // eslint-disable-line no-control-regex

function toPartialEvent(record: Fields): PartialRawEvent {
  const title = toText(record['title']);
  const times = toTimes(record);
  return {
    title,
    source_id: toText(record['id']),
    description:
      [toProse(record['description']), times.schedule].filter(Boolean).join('\n\n') || null,
    category: categorise(CATEGORIES, {
      title,
      text: [
        toText(record['@type'])?.replace(/^.*actividades\//, ''),
        title,
        toText(record['event-location']),
      ].join(' | '),
    }),
    ...times.span,
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

/** Returns dates only for an event that spans several days. Its weekly schedule and hour go into the description. */
function toTimes(record: Fields): { span: Partial<PartialRawEvent>; schedule: string | null } {
  const date = toText(record['dtstart'])?.slice(0, 10) ?? null;
  const lastDay = toText(record['dtend'])?.slice(0, 10) ?? null; // always 23:59, so the hour is not a real end
  const time = /^\d{2}:\d{2}$/.exec(toText(record['time']) ?? '')?.[0];
  if (date && lastDay && lastDay > date) {
    return {
      span: { start_local: date, end_local: lastDay, all_day: true },
      schedule: formatSchedule(record, time),
    };
  }
  if (!time) return { span: { start_local: date, time_tbd: true }, schedule: null };
  return { span: { start_local: date && `${date}T${time}` }, schedule: null };
}

const DAYS: Partial<Record<string, string>> = {
  MO: 'lunes',
  TU: 'martes',
  WE: 'miércoles',
  TH: 'jueves',
  FR: 'viernes',
  SA: 'sábado',
  SU: 'domingo',
};

function formatSchedule(record: Fields, time: string | undefined): string | null {
  const codes = (toText(toFields(record['recurrence'])['days']) ?? '').split(',');
  const days =
    codes.length === 7 ? ['todos los días'] : codes.flatMap((code) => lookUp(DAYS, code) ?? []);
  const parts = [days.join(', '), time && `${time} h`].filter(Boolean);
  return parts.length > 0 ? `Horario: ${parts.join(', ')}.` : null;
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
