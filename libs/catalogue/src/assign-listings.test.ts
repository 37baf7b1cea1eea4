import { describe, expect, it } from '@jest/globals';
import type { Listing, NormalisedEvent } from '@marquee/domain';
import { assignListings, type AssignedBatch } from './assign-listings.ts';
import { toIncomingListing } from './incoming-listing.ts';

const SOURCE = { id: 1, name: 'own', trust: 50, demo: false };
const CONTEXT = { source: SOURCE, overrides: [] };
const NOTHING = { created: [], changed: [], returned: [] };
const [OLDER, NEWER] = [
  '018f0000-0000-7000-8000-000000000001',
  '018f0000-0000-7000-8000-000000000002',
];

const toEvent = (more: Partial<NormalisedEvent> = {}): NormalisedEvent => ({
  source_event_id: 'a',
  title: 'Nils Frahm',
  description: null,
  category: 'music',
  status: 'scheduled',
  availability: 'unknown',
  start_local: '2027-03-05T20:00:00',
  end_local: null,
  timezone: 'Europe/Berlin',
  all_day: false,
  time_tbd: false,
  date_tbd: false,
  venue_name: 'Funkhaus',
  address: null,
  city_id: 1,
  city_name: 'Berlin',
  country_code: 'DE',
  lat: null,
  lng: null,
  online: false,
  online_url: null,
  artists: ['Nils Frahm'],
  ticket_url: null,
  url: 'https://example.com/nils-frahm',
  image_url: null,
  price_min: null,
  price_max: null,
  currency: null,
  is_free: null,
  tags: [],
  language: null,
  popularity: 0,
  featured: false,
  ...more,
});

const stored = (event_id: string, more: Partial<Listing> = {}): Listing => ({
  source_id: SOURCE.id,
  source: SOURCE.name,
  source_event_id: more.event?.source_event_id ?? 'a',
  event_id,
  event: toEvent(),
  trust: SOURCE.trust,
  demo: SOURCE.demo,
  first_seen_at: new Date('2027-01-01T00:00:00Z'),
  changed_at: new Date('2027-01-01T00:00:00Z'),
  stated_at: {},
  status_said_at: null,
  withdrawn: false,
  ...more,
});

const changed = (event_id: string, event: NormalisedEvent) => ({
  ...toIncomingListing(event),
  event_id,
});

describe('assignListings', () => {
  it('assigns a new listing to the stored event that another source lists', () => {
    const known = [stored(OLDER, { source_id: 2 })];
    const batch = { ...NOTHING, created: [toIncomingListing(toEvent())] };
    const { created, events } = assignListings(CONTEXT, batch, { stored: known, inFlight: null });
    expect(created).toMatchObject([{ event_id: OLDER, matched_by: expect.any(String) }]);
    expect(events).toMatchObject([{ event_id: OLDER, isNew: false, before: known }]);
    expect(events[0]?.after).toHaveLength(2);
  });

  it('assigns a new listing to an event that the batch in flight creates', () => {
    const other = { source: { id: 2, name: 'other', trust: 50, demo: false }, overrides: [] };
    const inFlight = assignListings(
      other,
      { ...NOTHING, created: [toIncomingListing(toEvent())] },
      { stored: [], inFlight: null },
    );
    const batch = { ...NOTHING, created: [toIncomingListing(toEvent())] };
    const { created, events } = assignListings(CONTEXT, batch, { stored: [], inFlight });
    expect(created[0]?.event_id).toBe(inFlight.created[0]?.event_id);
    expect(events).toMatchObject([{ isNew: false }]);
  });

  it('assigns a changed listing to the event into which the batch in flight merges its own', () => {
    const inFlight: AssignedBatch = {
      created: [],
      changed: [],
      events: [],
      merges: [{ from: NEWER, into: OLDER }],
      possibleDuplicates: [],
    };
    const event = toEvent({ title: 'Nils Frahm live' });
    const batch = { ...NOTHING, changed: [changed(NEWER, event)] };
    const result = assignListings(CONTEXT, batch, { stored: [stored(NEWER)], inFlight });
    expect(result.changed).toMatchObject([{ event_id: OLDER, matched_by: null }]);
    expect(result.events).toMatchObject([
      { event_id: OLDER, after: [{ event: { title: event.title } }] },
    ]);
  });

  it('lists a returned listing again with its former times, without a change by the source', () => {
    const withdrawn = stored(OLDER, { withdrawn: true });
    const batch = { ...NOTHING, returned: [changed(OLDER, withdrawn.event)] };
    const { events } = assignListings(CONTEXT, batch, { stored: [withdrawn], inFlight: null });
    expect(events).toEqual([
      {
        event_id: OLDER,
        isNew: false,
        hasMerged: false,
        before: [withdrawn],
        after: [{ ...withdrawn, withdrawn: false }],
      },
    ]);
  });

  it('retains the time of a status that the listing does not change', () => {
    const status_said_at = new Date('2027-01-02T00:00:00Z');
    const before = stored(OLDER, { status_said_at, event: toEvent({ status: 'cancelled' }) });
    const event = toEvent({ status: 'cancelled', title: 'Nils Frahm (cancelled)' });
    const batch = { ...NOTHING, changed: [changed(OLDER, event)] };
    const { events } = assignListings(CONTEXT, batch, { stored: [before], inFlight: null });
    expect(events[0]?.after).toMatchObject([{ status_said_at }]);
  });

  it('parts a listing from its event if its source moves it to another town', () => {
    const berlin = toEvent({ lat: 52.5, lng: 13.4, url: null });
    const known = [
      stored(OLDER, { event: berlin }),
      stored(OLDER, { source_id: 2, event: berlin }),
    ];
    const event = toEvent({ city_id: 2, city_name: 'Hamburg', lat: 53.55, lng: 10, url: null });
    const { changed: moved, events } = assignListings(
      CONTEXT,
      { ...NOTHING, changed: [changed(OLDER, event)] },
      { stored: known, inFlight: null },
    );
    const id = moved[0]?.event_id ?? '';
    expect(id).not.toBe(OLDER);
    expect(events).toMatchObject([
      { event_id: id, isNew: true, after: [{ source_id: 1 }] },
      { event_id: OLDER, isNew: false, after: [{ source_id: 2 }] },
    ]);
    expect(events[1]?.after).toHaveLength(1);
  });

  it('leaves a listing in its event if its source moves it to another day', () => {
    const known = [stored(OLDER), stored(OLDER, { source_id: 2 })];
    const event = toEvent({ start_local: '2027-03-25T20:00:00' });
    const batch = { ...NOTHING, changed: [changed(OLDER, event)] };
    const result = assignListings(CONTEXT, batch, { stored: known, inFlight: null });
    expect(result.changed).toMatchObject([
      { event_id: OLDER, changed_fields: ['start_local', 'day'] },
    ]);
  });

  it('merges two events that a new date shows to be one', () => {
    const event = toEvent({ start_local: '2027-03-25T20:00:00' });
    const known = [
      stored(OLDER),
      stored(OLDER, { source_id: 2 }),
      stored(NEWER, { source_id: 3, event }),
    ];
    const batch = { ...NOTHING, changed: [changed(OLDER, event)] };
    const { merges, events } = assignListings(CONTEXT, batch, { stored: known, inFlight: null });
    expect(merges).toEqual([{ from: NEWER, into: OLDER }]);
    expect(events).toMatchObject([{ event_id: OLDER, hasMerged: true }]);
    expect(events[0]?.after).toHaveLength(3);
  });

  it('moves a listing to the event of its new date if another source lists both dates', () => {
    const event = toEvent({ start_local: '2027-03-25T20:00:00' });
    const next = toEvent({ start_local: '2027-03-25T20:00:00', source_event_id: 'b' });
    const known = [
      stored(OLDER),
      stored(OLDER, { source_id: 2 }),
      stored(NEWER, { source_id: 2, event: next }),
    ];
    const batch = { ...NOTHING, changed: [changed(OLDER, event)] };
    const { changed: moved, merges } = assignListings(CONTEXT, batch, {
      stored: known,
      inFlight: null,
    });
    expect(merges).toEqual([]);
    expect(moved).toMatchObject([{ event_id: NEWER }]);
  });
});
