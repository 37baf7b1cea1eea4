import { beforeAll, describe, expect, it } from '@jest/globals';
import { findPlaces, type PlaceCandidate } from '@marquee/search';
import { loadPlaces } from './places-fixture.ts';

let places: Awaited<ReturnType<typeof loadPlaces>>;
beforeAll(async () => {
  places = await loadPlaces();
});

function find(query: string): PlaceCandidate[] {
  const found = findPlaces(query, places.regionIndex);
  return found.choose(
    new Map(found.names.map((name) => [name, places.citiesByName.get(name) ?? []])),
  );
}

const nameOf = ({ place }: PlaceCandidate) =>
  'city' in place
    ? `${place.city.name} ${String(place.city.country_code)}`
    : [...place.area.countries, ...place.area.regions.map(({ name }) => name)].join(' ');

describe('findPlaces', () => {
  it.each([
    ['stand up comedy London', 'London GB', 'stand up comedy'],
    ['techno Berlin', 'Berlin DE', 'techno'],
    ['jazz à Paris', 'Paris FR', 'jazz'],
    ['théâtre à Montréal', 'Montréal CA', 'théâtre'],
    ['Konzerte in Wien', 'Vienna AT', 'Konzerte'],
    ['concerts in Berlin in December', 'Berlin DE', 'concerts in December'],
    ['what is on in Lisbon tomorrow', 'Lisbon PT', 'what is on tomorrow'],
    ['comedy night New York', 'New York City US', 'comedy night'],
    ['theater Paris TX', 'Paris US', 'theater'],
    ['concerts in Portland, OR this weekend', 'Portland US', 'concerts this weekend'],
    ['Berlin, Germany', 'Berlin DE', ''],
    ['jazz in NYC', 'New York City US', 'jazz'],
    ['music in LA', 'Los Angeles US', 'music'],
    ['festivals in Scotland', 'Scotland', 'festivals'],
    ['conferences in Germany', 'DE', 'conferences'],
    ['opera in Bavaria', 'Bavaria', 'opera'],
    ['sports Madrid', 'Madrid ES', 'sports'],
    ['gigs in London UK', 'London GB', 'gigs'],
    ['concert near Washington, D.C.', 'Washington US', 'concert'],
    ['東京 コンサート', 'Tokyo JP', 'コンサート'],
  ])('finds the place in "%s"', (query, place, rest) => {
    const [best] = find(query);
    expect(best && [nameOf(best), best.rest]).toEqual([place, rest]);
    expect(best?.confidence).toBeGreaterThanOrEqual(0.5);
  });

  it.each([
    'jazz',
    'the national',
    'most popular concerts',
    'reading festival',
    'stand up',
    'nice music',
    'live music',
    'DJ set',
  ])('finds no probable place in "%s"', (query) => {
    expect(
      find(query)
        .filter(({ confidence }) => confidence >= 0.5)
        .map(nameOf),
    ).toEqual([]);
  });

  it.each([
    'Paris Hilton',
    'Boston Pops',
    'London Grammar',
    'Alabama Shakes',
    'Berlin Philharmonic',
  ])('trusts the place in the name "%s" less than a place at the end', (query) => {
    const [best] = find(query);
    expect(best?.confidence ?? 0).toBeLessThan(0.5);
  });
});
