import type { ReadFormat } from './raw-event.ts';
import { readAndroid } from './sources/android.ts';
import { readBandsintown } from './sources/bandsintown.ts';
import { readCcf } from './sources/ccf.ts';
import { readConfsTech } from './sources/confs-tech.ts';
import { readCsv } from './sources/csv.ts';
import { readEventbrite } from './sources/eventbrite.ts';
import { readGdShows } from './sources/gdshows.ts';
import { readIcs } from './sources/ics.ts';
import { readJsonLd } from './sources/jsonld.ts';
import { readMadrid } from './sources/madrid.ts';
import { readNdjson } from './sources/ndjson.ts';
import { readNyPhil } from './sources/nyphil.ts';
import { readOpenAgenda } from './sources/openagenda.ts';
import { readOpenFootballCups } from './sources/openfootball-cups.ts';
import { readOpenFootball } from './sources/openfootball.ts';
import { readPythonDeadlines } from './sources/pythondeadlines.ts';
import { readRLadies } from './sources/rladies.ts';
import { readRubyEvents } from './sources/rubyevents.ts';
import { readSeatGeek } from './sources/seatgeek.ts';
import { readSportstimes } from './sources/sportstimes.ts';
import { readTicketmaster } from './sources/ticketmaster.ts';
import { readToronto } from './sources/toronto.ts';

/** What ingest can read of events: two formats of our own, two of everybody's, four of vendors' APIs, then one for each source that has its own. */
export const FORMATS = {
  ndjson: readNdjson,
  csv: readCsv,
  ics: readIcs,
  jsonld: readJsonLd,
  ticketmaster: readTicketmaster,
  seatgeek: readSeatGeek,
  bandsintown: readBandsintown,
  eventbrite: readEventbrite,
  android: readAndroid,
  ccf: readCcf,
  'confs-tech': readConfsTech,
  gdshows: readGdShows,
  madrid: readMadrid,
  nyphil: readNyPhil,
  openagenda: readOpenAgenda,
  openfootball: readOpenFootball,
  'openfootball-cups': readOpenFootballCups,
  pythondeadlines: readPythonDeadlines,
  rladies: readRLadies,
  rubyevents: readRubyEvents,
  sportstimes: readSportstimes,
  toronto: readToronto,
} as const satisfies Record<string, ReadFormat>;

export type EventFormatName = keyof typeof FORMATS;

/** Beside the formats of events there is one of articles: Markdown files and feeds. */
export type FormatName = EventFormatName | 'articles';

const isEventFormatName = (name: string): name is EventFormatName => Object.hasOwn(FORMATS, name);

export const isFormatName = (name: string): name is FormatName => name === 'articles' || isEventFormatName(name);

export const FORMAT_NAMES: FormatName[] = [...Object.keys(FORMATS).filter(isEventFormatName), 'articles'];
