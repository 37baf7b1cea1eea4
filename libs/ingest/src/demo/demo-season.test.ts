import { describe, expect, it } from '@jest/globals';
import { demoSeason } from './demo-season.ts';
import { DEMO_MARK } from './programme.ts';

const today = '2027-01-31';
const season = [...demoSeason({ today })];
const shareWith = (condition: (event: (typeof season)[number]) => unknown) =>
  season.filter(condition).length / season.length;

describe('demoSeason', () => {
  it('returns the same bytes for one seed and day', () => {
    expect(JSON.stringify([...demoSeason({ today })])).toBe(JSON.stringify(season));
  });

  it('returns other events for another seed', () => {
    const [other] = demoSeason({ today, seed: 2 });
    expect(other?.title).not.toBe(season[0]?.title);
  });

  it('shifts the dates of the same events on another day', () => {
    const later = [...demoSeason({ today: '2027-06-01' })];
    expect(later.map(({ title, venue_name }) => [title, venue_name])).toEqual(
      season.map(({ title, venue_name }) => [title, venue_name]),
    );
    expect(later[0]?.start_local).not.toBe(season[0]?.start_local);
  });

  it('returns 5,000 events with distinct ids', () => {
    expect(new Set(season.map(({ source_id }) => source_id)).size).toBe(5000);
    // a later season does not overwrite this one
    expect(season[0]?.source_id).toBe('2027-01-31-0001');
  });

  it('covers all nine categories and sixty cities', () => {
    expect([...new Set(season.map(({ category }) => category))].sort()).toEqual([
      'comedy',
      'community',
      'conference',
      'festival',
      'film',
      'music',
      'nightlife',
      'sports',
      'theater',
    ]);
    expect(new Set(season.flatMap(({ city }) => city ?? [])).size).toBe(60);
  });

  it('starts and ends every event within 120 days', () => {
    const dates = season.flatMap(({ start_local, end_local }) => [
      start_local ?? '',
      end_local ?? start_local ?? '',
    ]);
    const days = dates.map((date) => date.slice(0, 10)).sort();
    expect(days.at(0)).toBe(today);
    expect(days.filter((day) => day > '2027-05-30')).toEqual([]); // 119 days later
  });

  it('never ends an event before it starts', () => {
    expect(
      season.filter(
        ({ start_local, end_local }) => end_local && start_local && end_local < start_local,
      ),
    ).toEqual([]);
  });

  it('marks every event as generated and links to no page', () => {
    for (const event of season) {
      expect(event.description).toContain(DEMO_MARK);
      expect(event.tags).toContain('demo');
      expect([
        event.url,
        event.ticket_url,
        event.image_url ?? null,
        event.online_url ?? null,
      ]).toEqual([null, null, null, null]);
    }
  });

  it('leaves no placeholder in texts', () => {
    expect(
      season.filter((event) =>
        /[{}]|undefined/.test(JSON.stringify([event.title, event.description])),
      ),
    ).toEqual([]);
  });

  it('returns no two events with the same title, city and date', () => {
    const slugs = season.map(({ title, city, start_local }) =>
      [title, city, start_local?.slice(0, 10)].join(),
    );
    expect(new Set(slugs).size).toBe(season.length);
  });

  it('returns no two venues with the same name', () => {
    const venues = new Set(
      season.flatMap(({ venue_name, city }) => (venue_name ? [[venue_name, city].join('|')] : [])),
    );
    expect(new Set([...venues].map((venue) => venue.split('|')[0])).size).toBe(venues.size);
  });

  it('includes every status, availability and kind of date', () => {
    const values = (field: 'status' | 'availability') =>
      [...new Set(season.map((event) => event[field]))].sort();
    expect(values('status')).toEqual([
      'cancelled',
      'moved_online',
      'postponed',
      'rescheduled',
      'scheduled',
    ]);
    expect(values('availability')).toEqual([
      'available',
      'few_left',
      'not_yet',
      'off_sale',
      'sold_out',
      'unknown',
    ]);
    for (const flag of ['all_day', 'time_tbd', 'online', 'featured', 'is_free'] as const) {
      expect(shareWith((event) => event[flag] === true)).toBeGreaterThan(0.005);
    }
  });
});
