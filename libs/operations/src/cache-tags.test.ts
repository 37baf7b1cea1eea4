import { describe, expect, it } from '@jest/globals';
import { cacheTags } from './cache-tags.ts';

const event = (id: string, more: object = {}) => ({
  id,
  slug: `slug-${id}`,
  start_utc: '2027-01-01T20:00:00Z',
  ...more,
});

describe('the tags of a response', () => {
  it('name the records of one event', () => {
    const content = {
      event: event('1', {
        venue_slug: 'kesselhaus',
        city: 'São Paulo',
        country_code: 'BR',
        artists: [{ name: 'Ana', slug: 'ana' }],
        series: { id: '9', slug: 'a-series' },
      }),
      related: [event('2', { venue_slug: null, city: 'Online', country_code: null, artists: [] })],
    };
    expect(cacheTags(content, { isList: false })).toEqual([
      'catalogue',
      'event-1',
      'venue-kesselhaus',
      'city-sao-paulo',
      'artist-ana',
      'event-2',
    ]);
  });

  it('name venues and artists, alone and in lists', () => {
    const venue = { id: '1', slug: 'lido', city: '東京', country_code: 'JP' };
    expect(cacheTags({ venue }, { isList: false })).toEqual([
      'catalogue',
      'venue-lido',
      'city-tokyo',
    ]);
    expect(cacheTags({ venues: [venue], total: 1 }, { isList: true }).slice(0, 3)).toEqual([
      'catalogue',
      'lists',
      'venue-lido',
    ]);
    expect(cacheTags({ artist: { slug: 'ana' } }, { isList: false })).toEqual([
      'catalogue',
      'artist-ana',
    ]);
  });

  it('are `many` if a list contains too many records for a header', () => {
    const events = Array.from({ length: 100 }, (_, index) =>
      event(`01a1fc09-c1ba-72a7-a60d-0000000000${String(index + 10)}`),
    );
    expect(cacheTags({ events }, { isList: true })).toEqual(['catalogue', 'lists', 'many']);
  });

  it('contain neither a blank nor a comma, which separate them', () => {
    const tags = cacheTags(
      { events: [event('1', { city: 'St. John’s, the other', country_code: 'CA' })] },
      { isList: true },
    );
    expect(tags).toEqual(['catalogue', 'lists', 'event-1', 'city-st-johns-the-other']);
  });

  it('are general for counts', () => {
    expect(cacheTags({ total: 4, facets: { category: { music: 4 } } }, { isList: true })).toEqual([
      'catalogue',
      'lists',
    ]);
  });
});
