import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { type EventFormatName, openLocation, readerFor, type SourceFile } from '@marquee/sources';
import { icsFormat } from '@marquee/sources/testing';
import { RECORDINGS } from '@marquee/testing/recordings';
import { ingest } from './ingest.ts';

const NOW = new Date('2024-09-06T12:00:00Z');
const readerThen = (format: EventFormatName) =>
  format === 'ics' ? icsFormat(() => NOW) : readerFor(format);

const NO_EVENT = 'The file contains no schema.org event.';
const NO_LIST = 'The file contains no list of records.';
const NO_TITLE = 'The record has no title.';

interface Row {
  file: string;
  format: EventFormatName;
  /** The path by which the format recognises the file. */
  as?: string;
  /** Number of accepted records. */
  accepted: number;
  /** Number of rejected records by reason. */
  rejected?: Record<string, number>;
}

const PAYLOADS: Row[] = [
  {
    file: 'confstech_conferences_2025_2026.json',
    format: 'confs-tech',
    as: '2026/all.json',
    accepted: 1_143,
  },
  { file: 'error_bodies_seen.json', format: 'seatgeek', accepted: 0, rejected: { [NO_TITLE]: 10 } },
  { file: 'eventbrite_events_list_text_hackgvl.json', format: 'eventbrite', accepted: 2 },
  { file: 'eventbrite_v3_fona_events_json.json', format: 'eventbrite', accepted: 2 },
  {
    file: 'eventbrite_v3_fona_organizer_json.json',
    format: 'eventbrite',
    accepted: 0,
    rejected: { [NO_LIST]: 1 },
  },
  {
    file: 'eventbrite_v3_fona_venues_json.json',
    format: 'eventbrite',
    accepted: 0,
    rejected: { [NO_LIST]: 1 },
  },
  {
    file: 'eventbrite_venues_list_text_hackgvl.json',
    format: 'eventbrite',
    accepted: 0,
    rejected: { [NO_LIST]: 1 },
  },
  { file: 'ics_Germany.ics', format: 'ics', accepted: 159 },
  { file: 'ics_fablab_cottbus.ics', format: 'ics', accepted: 46 },
  {
    file: 'ics_issue_173_recurrence_overrides.ics',
    format: 'ics',
    accepted: 924,
    rejected: { [NO_TITLE]: 1 },
  },
  { file: 'ics_machbar_16_feb_2019.ics', format: 'ics', accepted: 531 },
  {
    file: 'jsonld_songkick_Elysian_Fields_Brooklyn_Tickets__The_Owl.json',
    format: 'jsonld',
    accepted: 1,
  },
  {
    file: 'jsonld_songkick_Max__mo_Park_Gigography__Tour_History___.json',
    format: 'jsonld',
    accepted: 49,
  },
  {
    file: 'jsonld_songkick_Years___Years_Tickets__Tour_Dates_2015__.json',
    format: 'jsonld',
    accepted: 13,
  },
  { file: 'jsonld_songkick_elysianfields.json', format: 'jsonld', accepted: 4 },
  { file: 'jsonld_songkick_tovestyrke.json', format: 'jsonld', accepted: 1 },
  {
    file: 'openfootball_worldcup_2026.json',
    format: 'openfootball-cups',
    as: '2026/worldcup.json',
    accepted: 104,
  },
  // Grounds are read with the matches and are not records.
  {
    file: 'openfootball_worldcup_2026_stadiums.json',
    format: 'openfootball-cups',
    as: '2026/worldcup.stadiums.json',
    accepted: 0,
  },
  {
    file: 'predicthq_broadcasts_test_search.json',
    format: 'jsonld',
    accepted: 0,
    rejected: { [NO_EVENT]: 1 },
  },
  {
    file: 'predicthq_events_test_calendar.json',
    format: 'jsonld',
    accepted: 0,
    rejected: { [NO_EVENT]: 1 },
  },
  {
    file: 'predicthq_events_test_count.json',
    format: 'jsonld',
    accepted: 0,
    rejected: { [NO_EVENT]: 1 },
  },
  {
    file: 'predicthq_events_test_search.json',
    format: 'jsonld',
    accepted: 0,
    rejected: { [NO_EVENT]: 1 },
  },
  {
    file: 'schemaorg_microdata_Event.001.json',
    format: 'jsonld',
    accepted: 0,
    rejected: { [NO_EVENT]: 1 },
  },
  {
    file: 'schemaorg_microdata_Event.002.json',
    format: 'jsonld',
    accepted: 0,
    rejected: { [NO_EVENT]: 1 },
  },
  {
    file: 'schemaorg_microdata_Event.003.json',
    format: 'jsonld',
    accepted: 0,
    rejected: { [NO_EVENT]: 1 },
  },
  {
    file: 'schemaorg_microdata_Event.004.json',
    format: 'jsonld',
    accepted: 0,
    rejected: { [NO_EVENT]: 1 },
  },
  {
    file: 'schemaorg_microdata_Event.008.json',
    format: 'jsonld',
    accepted: 0,
    rejected: { [NO_EVENT]: 1 },
  },
  {
    file: 'songkick_v3_user_gigography.json',
    format: 'jsonld',
    accepted: 0,
    rejected: { [NO_EVENT]: 1 },
  },
  { file: 'sportstimes_f1_2026.json', format: 'sportstimes', as: 'f1/2026.json', accepted: 58 },
  {
    file: 'ticketmaster_commerce_offer_find-500.nock.json',
    format: 'ticketmaster',
    accepted: 0,
    rejected: { 'The response is an error (40001).': 1 },
  },
  {
    file: 'ticketmaster_v2_attraction_all-200.nock.json',
    format: 'ticketmaster',
    accepted: 0,
    rejected: { [NO_LIST]: 1 },
  },
  {
    file: 'ticketmaster_v2_attraction_find-200.nock.json',
    format: 'ticketmaster',
    accepted: 0,
    rejected: { [NO_LIST]: 1 },
  },
  {
    file: 'ticketmaster_v2_classification_all-200.nock.json',
    format: 'ticketmaster',
    accepted: 0,
    rejected: { [NO_LIST]: 1 },
  },
  { file: 'ticketmaster_v2_event_all-200-options.nock.json', format: 'ticketmaster', accepted: 5 },
  {
    file: 'ticketmaster_v2_event_all-200.nock.json',
    format: 'ticketmaster',
    accepted: 19,
    rejected: { 'ticket product, not an event': 1 }, // "Parking: 8th Annual Beerfest"
  },
  { file: 'ticketmaster_v2_event_find-200.nock.json', format: 'ticketmaster', accepted: 1 },
  {
    file: 'ticketmaster_v2_event_find-404.nock.json',
    format: 'ticketmaster',
    accepted: 0,
    rejected: { 'The response is an error (DIS1004).': 1 },
  },
  {
    file: 'ticketmaster_v2_event_findImages-200.nock.json',
    format: 'ticketmaster',
    accepted: 0,
    rejected: { [NO_TITLE]: 1 },
  },
  {
    file: 'ticketmaster_v2_venue_find-200.nock.json',
    format: 'ticketmaster',
    accepted: 0,
    rejected: { [NO_LIST]: 1 },
  },
];

const SAMPLES: Row[] = [
  { file: 'ticketmaster-discovery-2018.json', format: 'ticketmaster', accepted: 10 },
  // 589 listings, of which 37 repeat a show.
  { file: 'bandsintown-festivals-2022.json.gz', format: 'bandsintown', accepted: 552 },
];

const TORTURE: Row = {
  file: '',
  format: 'ics',
  accepted: 705, // with five that repeat a rejected record
  rejected: {
    'The event has no readable start.': 83,
    'The file contains no calendar event.': 39,
    'The encoding of the text is unclear: it can be windows-1252 or windows-1254. Set --encoding.': 1,
    [NO_TITLE]: 14,
    'The recurrence rule of the event is not supported.': 1,
  },
};

async function ingestRecording(folder: string, { file, format, as }: Row) {
  await using database = await createTestDatabase();
  const read = await readerThen(format);
  const records = read(renamed(openLocation(join(RECORDINGS, folder, file)), as));
  const report = await ingest(database, { source: { name: 'payload' }, records });
  const { created, reasons } = report;
  const rejected = Object.fromEntries(
    Object.entries(reasons).map(([reason, { count }]) => [reason, count]),
  );
  // Every record that was not rejected is accepted, also if two records describe one event.
  const accepted = report.read - report.rejected;
  expect(created).toBeLessThanOrEqual(accepted);
  return { accepted, rejected };
}

async function* renamed(
  files: AsyncIterable<SourceFile>,
  as: string | undefined,
): AsyncGenerator<SourceFile> {
  for await (const file of files) yield { ...file, name: as ?? file.name };
}

describe('recorded payloads', () => {
  it('have one row per file', async () => {
    expect(existsSync(RECORDINGS)).toBe(true);
    const files = async (folder: string) =>
      (await readdir(join(RECORDINGS, folder))).filter((file) => !file.endsWith('.md')).sort();
    expect(PAYLOADS.map(({ file }) => file).sort()).toEqual(await files('payloads'));
    expect(SAMPLES.map(({ file }) => file).sort()).toEqual(await files('vendor-api-samples'));
  });

  it.each(PAYLOADS)('accepts $accepted records of $file', async (row) => {
    expect(await ingestRecording('payloads', row)).toEqual({
      accepted: row.accepted,
      rejected: row.rejected ?? {},
    });
  });

  it.each(SAMPLES)('accepts $accepted records of $file', async (row) => {
    expect(await ingestRecording('vendor-api-samples', row)).toEqual({
      accepted: row.accepted,
      rejected: row.rejected ?? {},
    });
  });

  it('reject only invalid events of 198 unusual calendars', async () => {
    expect(await ingestRecording('ical-torture', TORTURE)).toEqual({
      accepted: TORTURE.accepted,
      rejected: TORTURE.rejected,
    });
  });
});
