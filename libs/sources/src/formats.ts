import type { NotingReader } from './raw-event.ts';
import { withListNames } from './reading/list-names.ts';
import { withEncoding } from './reading/with-encoding.ts';
import { SYSTEM_READERS } from './systems/systems.ts';

/**
 * The readers of event formats: what a file is, tables, standards, four ticketing APIs, open event
 * systems, and one per source with its own format.
 */
const READERS = {
  auto: async () => (await import('./formats/auto/auto.ts')).readAny,
  ndjson: async () => (await import('./formats/ndjson/ndjson.ts')).readNdjson,
  csv: async () => (await import('./formats/csv/csv.ts')).readCsv,
  xlsx: async () => (await import('./formats/xlsx/xlsx.ts')).readXlsxTables,
  ics: async () => (await import('./formats/ics/ics.ts')).readIcs,
  jsonld: async () => (await import('./formats/jsonld/jsonld.ts')).readJsonLd,
  html: async () => (await import('./formats/html/html.ts')).readHtml,
  yaml: async () => (await import('./formats/yaml/yaml.ts')).readYaml,
  xml: async () => (await import('./formats/xml/xml.ts')).readXml,
  rss: async () => (await import('./formats/rss/rss.ts')).readEventFeed,
  ticketmaster: async () =>
    (await import('./formats/ticketmaster/ticketmaster.ts')).readTicketmaster,
  seatgeek: async () => (await import('./formats/seatgeek/seatgeek.ts')).readSeatGeek,
  bandsintown: async () => (await import('./formats/bandsintown/bandsintown.ts')).readBandsintown,
  eventbrite: async () => (await import('./formats/eventbrite/eventbrite.ts')).readEventbrite,
  android: async () => (await import('./formats/android/android.ts')).readAndroid,
  ccf: async () => (await import('./formats/ccf/ccf.ts')).readCcf,
  'confs-tech': async () => (await import('./formats/confs-tech/confs-tech.ts')).readConfsTech,
  gdshows: async () => (await import('./formats/gdshows/gdshows.ts')).readGdShows,
  madrid: async () => (await import('./formats/madrid/madrid.ts')).readMadrid,
  nyphil: async () => (await import('./formats/nyphil/nyphil.ts')).readNyPhil,
  openagenda: async () => (await import('./formats/openagenda/openagenda.ts')).readOpenAgenda,
  openfootball: async () =>
    (await import('./formats/openfootball/openfootball.ts')).readOpenFootball,
  'openfootball-cups': async () =>
    (await import('./formats/openfootball/openfootball-cups.ts')).readOpenFootballCups,
  pythondeadlines: async () =>
    (await import('./formats/pythondeadlines/pythondeadlines.ts')).readPythonDeadlines,
  rladies: async () => (await import('./formats/rladies/rladies.ts')).readRLadies,
  rubyevents: async () => (await import('./formats/rubyevents/rubyevents.ts')).readRubyEvents,
  sportstimes: async () => (await import('./formats/sportstimes/sportstimes.ts')).readSportstimes,
  toronto: async () => (await import('./formats/toronto/toronto.ts')).readToronto,
  'japan-event-csv': async () => (await import('./systems/japan-event-csv.ts')).readJapanEventCsv,
  ...SYSTEM_READERS,
} as const satisfies Record<string, () => Promise<NotingReader>>;

export type EventFormatName = keyof typeof READERS;

/** The event formats, and `articles`: Markdown files and feeds. */
export type FormatName = EventFormatName | 'articles';

/** Loads the reader of a format on first use. */
export const readerFor = async (name: EventFormatName): Promise<NotingReader> =>
  withEncoding(GENERAL.has(name) ? withListNames(await READERS[name]()) : await READERS[name]());

/** Formats whose lists are of any publisher: the records leave out what the list states. */
const GENERAL: ReadonlySet<EventFormatName> = new Set([
  ...(['auto', 'ndjson', 'csv', 'xlsx', 'ics', 'jsonld', 'html', 'yaml', 'xml', 'rss'] as const),
]);

const isEventFormatName = (name: string): name is EventFormatName => Object.hasOwn(READERS, name);

export const isFormatName = (name: string): name is FormatName =>
  name === 'articles' || isEventFormatName(name);

export const FORMAT_NAMES: FormatName[] = [
  ...Object.keys(READERS).filter(isEventFormatName),
  'articles',
];
