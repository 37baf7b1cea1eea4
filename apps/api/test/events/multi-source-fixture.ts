// Listings of one event from several sources.
import { expect } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import { type RawEvent } from '@marquee/sources';
import { must } from '@marquee/testing/must';
import { buildEvent, type Api } from '../create-test-api.ts';

export const GIG = buildEvent({
  source_id: 'gig',
  title: 'Aurora Lane',
  start_local: '2026-12-05T20:00',
  venue_name: 'Kesselhaus',
  artists: ['Aurora Lane'],
});

const TRUST: Partial<Record<string, number>> = { venue: 90, tickets: 60, paper: 20, fans: 20 };

const sourceOf = (name: string) => ({
  name,
  trust: TRUST[name] ?? 50,
  licence: 'CC0-1.0',
  attribution: name,
});

export const from = (api: Api, name: string, records: RawEvent[]) =>
  ingest(api.database, { source: sourceOf(name), records });

/** Ingests the complete list of a source. */
export const allFrom = (api: Api, name: string, records: RawEvent[]) =>
  ingest(api.database, { source: sourceOf(name), records, full: true, allowEmpty: true });

export interface Full {
  id: string;
  slug: string;
  title: string;
  status: string;
  merged_ids: string[];
  previous_starts: string[];
  start_local: string;
  description: string | null;
  ticket_url: string | null;
  artists: { name: string }[];
  sources: { source: string; source_id: string; matched_by: string | null }[];
}

interface Listed {
  id: string;
  slug: string;
}

export const listed = async (api: Api): Promise<Listed[]> =>
  (
    (await api.get('/events?city=Berlin&status=all&limit=100').expect(200)).body as {
      events: Listed[];
    }
  ).events;

export async function onlyEvent(api: Api): Promise<Full> {
  const events = await listed(api);
  expect(events).toHaveLength(1);
  return fullOf(api, must(events[0]).slug);
}

export const fullOf = async (api: Api, slug: string): Promise<Full> =>
  ((await api.get(`/events/${slug}`).expect(200)).body as { event: Full }).event;
