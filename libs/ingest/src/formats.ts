import type { SourceReader } from './raw-event.ts';

/** The readers of event formats: two of our own, two standards, four ticketing APIs, and one per source with its own format. */
const READERS = {
  ndjson: async () => (await import('./sources/ndjson.ts')).readNdjson,
  csv: async () => (await import('./sources/csv.ts')).readCsv,
  ics: async () => (await import('./sources/ics.ts')).readIcs,
  jsonld: async () => (await import('./sources/jsonld.ts')).readJsonLd,
  ticketmaster: async () => (await import('./sources/ticketmaster.ts')).readTicketmaster,
  seatgeek: async () => (await import('./sources/seatgeek.ts')).readSeatGeek,
  bandsintown: async () => (await import('./sources/bandsintown.ts')).readBandsintown,
  eventbrite: async () => (await import('./sources/eventbrite.ts')).readEventbrite,
  android: async () => (await import('./sources/android.ts')).readAndroid,
  ccf: async () => (await import('./sources/ccf.ts')).readCcf,
  'confs-tech': async () => (await import('./sources/confs-tech.ts')).readConfsTech,
  gdshows: async () => (await import('./sources/gdshows.ts')).readGdShows,
  madrid: async () => (await import('./sources/madrid.ts')).readMadrid,
  nyphil: async () => (await import('./sources/nyphil.ts')).readNyPhil,
  openagenda: async () => (await import('./sources/openagenda.ts')).readOpenAgenda,
  openfootball: async () => (await import('./sources/openfootball.ts')).readOpenFootball,
  'openfootball-cups': async () => (await import('./sources/openfootball-cups.ts')).readOpenFootballCups,
  pythondeadlines: async () => (await import('./sources/pythondeadlines.ts')).readPythonDeadlines,
  rladies: async () => (await import('./sources/rladies.ts')).readRLadies,
  rubyevents: async () => (await import('./sources/rubyevents.ts')).readRubyEvents,
  sportstimes: async () => (await import('./sources/sportstimes.ts')).readSportstimes,
  toronto: async () => (await import('./sources/toronto.ts')).readToronto,
} as const satisfies Record<string, () => Promise<SourceReader>>;

export type EventFormatName = keyof typeof READERS;

/** The event formats, and `articles`: Markdown files and feeds. */
export type FormatName = EventFormatName | 'articles';

/** Loads the reader of a format on first use. */
export const readerFor = (name: EventFormatName): Promise<SourceReader> => READERS[name]();

const isEventFormatName = (name: string): name is EventFormatName => Object.hasOwn(READERS, name);

export const isFormatName = (name: string): name is FormatName => name === 'articles' || isEventFormatName(name);

export const FORMAT_NAMES: FormatName[] = [...Object.keys(READERS).filter(isEventFormatName), 'articles'];
