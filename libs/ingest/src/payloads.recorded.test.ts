import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { RECORDINGS } from '@marquee/testing/recordings';
import { readerFor, type EventFormatName } from './formats.ts';
import { ingest } from './ingest.ts';
import { openLocation } from './open-location.ts';
import type { SourceFile } from './raw-event.ts';
import { icsFormat } from './sources/ics.ts';

const NOW = new Date('2024-09-06T12:00:00Z');
const readerThen = (format: EventFormatName) => (format === 'ics' ? icsFormat(() => NOW) : readerFor(format));

const NO_EVENT = 'The file contains no schema.org event.';
const NO_LIST = 'The file contains no list of records.';
const NO_TITLE = 'The record has no title.';

interface Row {
  file: string;
  format: EventFormatName;
  /** The path that the format knows the file by. */
  as?: string;
  /** How many records became an event, or part of one. */
  taken: number;
  /** How many records were rejected, by reason. */
  rejected?: Record<string, number>;
}

const PAYLOADS: Row[] = [
  { file: 'confstech_conferences_2025_2026.json', format: 'confs-tech', as: '2026/all.json', taken: 1_143 },
  { file: 'error_bodies_seen.json', format: 'seatgeek', taken: 0, rejected: { [NO_TITLE]: 10 } },
  { file: 'eventbrite_events_list_text_hackgvl.json', format: 'eventbrite', taken: 2 },
  { file: 'eventbrite_v3_fona_events_json.json', format: 'eventbrite', taken: 2 },
  { file: 'eventbrite_v3_fona_organizer_json.json', format: 'eventbrite', taken: 0, rejected: { [NO_LIST]: 1 } },
  { file: 'eventbrite_v3_fona_venues_json.json', format: 'eventbrite', taken: 0, rejected: { [NO_LIST]: 1 } },
  { file: 'eventbrite_venues_list_text_hackgvl.json', format: 'eventbrite', taken: 0, rejected: { [NO_LIST]: 1 } },
  { file: 'ics_Germany.ics', format: 'ics', taken: 159 },
  { file: 'ics_fablab_cottbus.ics', format: 'ics', taken: 46 },
  { file: 'ics_issue_173_recurrence_overrides.ics', format: 'ics', taken: 924, rejected: { [NO_TITLE]: 1 } },
  { file: 'ics_machbar_16_feb_2019.ics', format: 'ics', taken: 531 },
  { file: 'jsonld_songkick_Elysian_Fields_Brooklyn_Tickets__The_Owl.json', format: 'jsonld', taken: 1 },
  { file: 'jsonld_songkick_Max__mo_Park_Gigography__Tour_History___.json', format: 'jsonld', taken: 49 },
  { file: 'jsonld_songkick_Years___Years_Tickets__Tour_Dates_2015__.json', format: 'jsonld', taken: 13 },
  { file: 'jsonld_songkick_elysianfields.json', format: 'jsonld', taken: 4 },
  { file: 'jsonld_songkick_tovestyrke.json', format: 'jsonld', taken: 1 },
  { file: 'openfootball_worldcup_2026.json', format: 'openfootball-cups', as: '2026/worldcup.json', taken: 104 },
  // Grounds, read beside matches: no records of their own.
  {
    file: 'openfootball_worldcup_2026_stadiums.json',
    format: 'openfootball-cups',
    as: '2026/worldcup.stadiums.json',
    taken: 0,
  },
  { file: 'predicthq_broadcasts_test_search.json', format: 'jsonld', taken: 0, rejected: { [NO_EVENT]: 1 } },
  { file: 'predicthq_events_test_calendar.json', format: 'jsonld', taken: 0, rejected: { [NO_EVENT]: 1 } },
  { file: 'predicthq_events_test_count.json', format: 'jsonld', taken: 0, rejected: { [NO_EVENT]: 1 } },
  { file: 'predicthq_events_test_search.json', format: 'jsonld', taken: 0, rejected: { [NO_EVENT]: 1 } },
  { file: 'schemaorg_microdata_Event.001.json', format: 'jsonld', taken: 0, rejected: { [NO_EVENT]: 1 } },
  { file: 'schemaorg_microdata_Event.002.json', format: 'jsonld', taken: 0, rejected: { [NO_EVENT]: 1 } },
  { file: 'schemaorg_microdata_Event.003.json', format: 'jsonld', taken: 0, rejected: { [NO_EVENT]: 1 } },
  { file: 'schemaorg_microdata_Event.004.json', format: 'jsonld', taken: 0, rejected: { [NO_EVENT]: 1 } },
  { file: 'schemaorg_microdata_Event.008.json', format: 'jsonld', taken: 0, rejected: { [NO_EVENT]: 1 } },
  { file: 'songkick_v3_user_gigography.json', format: 'jsonld', taken: 0, rejected: { [NO_EVENT]: 1 } },
  { file: 'sportstimes_f1_2026.json', format: 'sportstimes', as: 'f1/2026.json', taken: 58 },
  {
    file: 'ticketmaster_commerce_offer_find-500.nock.json',
    format: 'ticketmaster',
    taken: 0,
    rejected: { 'The response is an error (40001).': 1 },
  },
  {
    file: 'ticketmaster_v2_attraction_all-200.nock.json',
    format: 'ticketmaster',
    taken: 0,
    rejected: { [NO_LIST]: 1 },
  },
  {
    file: 'ticketmaster_v2_attraction_find-200.nock.json',
    format: 'ticketmaster',
    taken: 0,
    rejected: { [NO_LIST]: 1 },
  },
  {
    file: 'ticketmaster_v2_classification_all-200.nock.json',
    format: 'ticketmaster',
    taken: 0,
    rejected: { [NO_LIST]: 1 },
  },
  { file: 'ticketmaster_v2_event_all-200-options.nock.json', format: 'ticketmaster', taken: 5 },
  { file: 'ticketmaster_v2_event_all-200.nock.json', format: 'ticketmaster', taken: 20 },
  { file: 'ticketmaster_v2_event_find-200.nock.json', format: 'ticketmaster', taken: 1 },
  {
    file: 'ticketmaster_v2_event_find-404.nock.json',
    format: 'ticketmaster',
    taken: 0,
    rejected: { 'The response is an error (DIS1004).': 1 },
  },
  {
    file: 'ticketmaster_v2_event_findImages-200.nock.json',
    format: 'ticketmaster',
    taken: 0,
    rejected: { [NO_TITLE]: 1 },
  },
  { file: 'ticketmaster_v2_venue_find-200.nock.json', format: 'ticketmaster', taken: 0, rejected: { [NO_LIST]: 1 } },
];

const SAMPLES: Row[] = [
  { file: 'ticketmaster-discovery-2018.json', format: 'ticketmaster', taken: 10 },
  // 589 listings, of which 37 are a show that stood there already.
  { file: 'bandsintown-festivals-2022.json.gz', format: 'bandsintown', taken: 552 },
];

const TORTURE: Row = {
  file: '',
  format: 'ics',
  taken: 680,
  rejected: {
    'The event has no readable start.': 83,
    'The file contains no calendar event.': 40,
    [NO_TITLE]: 19,
    'The event cannot be read as iCalendar.': 2,
    'The event has an invalid value.': 1,
  },
};

async function outcomeOf(folder: string, { file, format, as }: Row) {
  await using database = await createTestDatabase();
  const read = await readerThen(format);
  const records = read(renamed(openLocation(join(RECORDINGS, folder, file)), as));
  const report = await ingest(database, { source: { name: 'payload' }, records });
  const { created, reasons } = report;
  const rejected = Object.fromEntries(Object.entries(reasons).map(([reason, { count }]) => [reason, count]));
  // Two records may be one event; every record that was not rejected is one or part of one.
  const taken = report.read - report.rejected;
  expect(created).toBeLessThanOrEqual(taken);
  return { taken, rejected };
}

async function* renamed(files: AsyncIterable<SourceFile>, as: string | undefined): AsyncGenerator<SourceFile> {
  for await (const file of files) yield { ...file, name: as ?? file.name };
}

describe('the recorded payloads', () => {
  it('are there, and each has a row', async () => {
    expect(existsSync(RECORDINGS)).toBe(true);
    const files = async (folder: string) =>
      (await readdir(join(RECORDINGS, folder))).filter((file) => !file.endsWith('.md')).sort();
    expect(PAYLOADS.map(({ file }) => file).sort()).toEqual(await files('payloads'));
    expect(SAMPLES.map(({ file }) => file).sort()).toEqual(await files('vendor-api-samples'));
  });

  it.each(PAYLOADS)('$taken records of $file become events', async (row) => {
    expect(await outcomeOf('payloads', row)).toEqual({ taken: row.taken, rejected: row.rejected ?? {} });
  });

  it.each(SAMPLES)('$taken records of $file become events', async (row) => {
    expect(await outcomeOf('vendor-api-samples', row)).toEqual({ taken: row.taken, rejected: row.rejected ?? {} });
  });

  it('of 198 odd calendars lose only what cannot be an event', async () => {
    expect(await outcomeOf('ical-torture', TORTURE)).toEqual({ taken: TORTURE.taken, rejected: TORTURE.rejected });
  });
});
