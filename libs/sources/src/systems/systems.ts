import type { NotingReader } from '../raw-event.ts';
import { createReader, type System } from './system.ts';

/** The open event systems, by the name of their format. */
const SYSTEMS = {
  bibliocommons: async () => (await import('./bibliocommons.ts')).bibliocommons,
  ckan: async () => (await import('./ckan.ts')).ckan,
  datatourisme: async () => (await import('./datatourisme.ts')).datatourisme,
  eventfinda: async () => (await import('./eventfinda.ts')).eventfinda,
  gancio: async () => (await import('./gancio.ts')).gancio,
  'linked-events': async () => (await import('./linked-events.ts')).linkedEvents,
  localist: async () => (await import('./localist.ts')).localist,
  mobilizon: async () => (await import('./mobilizon.ts')).mobilizon,
  'open-data-hub': async () => (await import('./open-data-hub.ts')).openDataHub,
  'openagenda-api': async () => (await import('./openagenda-api.ts')).openagendaApi,
  opendatasoft: async () => (await import('./opendatasoft.ts')).opendatasoft,
  openligadb: async () => (await import('./football.ts')).openligadb,
  'public-holidays': async () => (await import('./public-holidays.ts')).publicHolidays,
  socrata: async () => (await import('./socrata.ts')).socrata,
  sparql: async () => (await import('./sparql.ts')).sparql,
  spektrix: async () => (await import('./spektrix.ts')).spektrix,
  squarespace: async () => (await import('./squarespace.ts')).squarespace,
  'taiwan-culture': async () => (await import('./taiwan-culture.ts')).taiwanCulture,
  'the-events-calendar': async () => (await import('./the-events-calendar.ts')).theEventsCalendar,
  thesportsdb: async () => (await import('./football.ts')).thesportsdb,
  trumba: async () => (await import('./trumba.ts')).trumba,
  uitdatabank: async () => (await import('./uitdatabank.ts')).uitdatabank,
} as const satisfies Record<string, () => Promise<System>>;

export type SystemName = keyof typeof SYSTEMS;

const isSystemName = (name: string): name is SystemName => Object.hasOwn(SYSTEMS, name);

export const SYSTEM_NAMES = Object.keys(SYSTEMS).filter(isSystemName);

/** The readers of recorded pages. */
export const SYSTEM_READERS = Object.fromEntries(
  SYSTEM_NAMES.map((name) => [name, async () => createReader(await SYSTEMS[name]())]),
) as Record<SystemName, () => Promise<NotingReader>>; // made of all names

/** Returns the system that a format reads page by page, or null for other formats. */
export const systemFor = async (format: string): Promise<System | null> =>
  isSystemName(format) ? await SYSTEMS[format]() : null;
