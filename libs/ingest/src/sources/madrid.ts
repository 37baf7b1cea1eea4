import { lookUp } from '@marquee/domain';
import { categoryBy, type CategoryRule } from './keyword-category.ts';
import { pricesIn } from './prices-in.ts';
import { ANY_FILE, defineRecordFormat, type PartialRawEvent } from './record-format.ts';
import { fieldsOf, listOf, numberOf, proseOf, textOf, type Fields } from './record.ts';

/** Madrid's agenda: JSON with an `@graph` of events. Times are the clock in Madrid. */
export const readMadrid = defineRecordFormat({
  files: ANY_FILE,
  parse: (text): unknown => JSON.parse(withoutRawControls(text)),
  records: (parsed) => (Array.isArray(fieldsOf(parsed)['@graph']) ? listOf(fieldsOf(parsed)['@graph']) : null),
  read: draftOf,
});

/** Texts hold raw tabs and line ends, which JSON forbids; between the values a blank does as well. */
const withoutRawControls = (text: string) => text.replace(/[\u0000-\u001f]+/g, ' '); // eslint-disable-line no-control-regex

function draftOf(record: Fields): PartialRawEvent {
  const title = textOf(record['title']);
  const times = timesOf(record);
  return {
    title,
    source_id: textOf(record['id']),
    description: [proseOf(record['description']), times.schedule].filter(Boolean).join('\n\n') || null,
    category: categoryBy(
      CATEGORIES,
      [textOf(record['@type'])?.replace(/^.*actividades\//, ''), title, textOf(record['event-location'])].join(' | '),
    ),
    ...times.span,
    timezone: 'Europe/Madrid',
    ...placeOf(record),
    url: textOf(record['link']),
    ...pricesIn(textOf(record['price'])),
    ...(record['free'] === 1 && { is_free: true }),
    tags: (textOf(record['audience']) ?? '').split(',').filter(Boolean),
    language: 'es',
  };
}

/** What runs over several days, mostly by a weekly rule, is told by its days; the hour goes into the description. */
function timesOf(record: Fields): { span: Partial<PartialRawEvent>; schedule: string | null } {
  const date = textOf(record['dtstart'])?.slice(0, 10) ?? null;
  const lastDay = textOf(record['dtend'])?.slice(0, 10) ?? null; // its hour, 23:59, means that no end is known
  const time = /^\d{2}:\d{2}$/.exec(textOf(record['time']) ?? '')?.[0];
  if (date && lastDay && lastDay > date) {
    return { span: { start_local: date, end_local: lastDay, all_day: true }, schedule: scheduleOf(record, time) };
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

function scheduleOf(record: Fields, time: string | undefined): string | null {
  const codes = (textOf(fieldsOf(record['recurrence'])['days']) ?? '').split(',');
  const days = codes.length === 7 ? ['todos los días'] : codes.flatMap((code) => lookUp(DAYS, code) ?? []);
  const parts = [days.join(', '), time && `${time} h`].filter(Boolean);
  return parts.length > 0 ? `Horario: ${parts.join(', ')}.` : null;
}

/** The agenda is the city's own; it leaves the address out where something takes place all over it. */
function placeOf(record: Fields): Partial<PartialRawEvent> {
  const position = fieldsOf(record['location']);
  const area = fieldsOf(fieldsOf(record['address'])['area']);
  return {
    venue_name: textOf(record['event-location']),
    address: textOf(area['street-address']),
    city: textOf(area['locality']) ?? 'Madrid',
    country: 'ES',
    lat: numberOf(position['latitude']),
    lng: numberOf(position['longitude']),
    online: textOf(record['@type'])?.includes('EnLinea') ?? false,
  };
}

const CATEGORIES: readonly CategoryRule[] = [
  [/^Cine|\bcine\b|cineteca|documental/i, 'film'],
  [/^(Musica|Flamenco)|concierto|\bjazz\b|orquesta|ópera|auditorio/i, 'music'],
  [/^(Teatro|Danza|Circo|Cuentacuentos)|\bteatros?\b|zarzuela|\bdanza\b|ballet|títeres|circo/i, 'theater'],
  [/^(Actividades)?Deportivas|campeonato|carrera\b|deportiv/i, 'sports'],
  [/^(Fiestas|Ferias)|festival|fiestas?\b/i, 'festival'],
  [/^Congresos|congreso\b|jornadas\b/i, 'conference'],
];
