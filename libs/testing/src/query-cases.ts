/** Values to query, drawn from the measured catalogue. */
export interface Known {
  cities: string[];
  countries: string[];
  venues: string[];
  artists: string[];
  sources: string[];
  sourceIds: string[];
  /** latitude,longitude of big cities. */
  positions: string[];
  /** First day of the coming half year that events lie in, `YYYY-MM-DD`. */
  days: string[];
}

type Ask = (known: Known, draw: <T>(items: readonly T[]) => T) => string;

const CATEGORIES = [
  'music',
  'sports',
  'theater',
  'film',
  'comedy',
  'festival',
  'community',
  'nightlife',
  'conference',
];

function boxAround(position: string, degrees: number): string {
  const [lat = 0, lng = 0] = position.split(',').map(Number);
  return [lng - degrees, lat - degrees, lng + degrees, lat + degrees]
    .map((edge) => edge.toFixed(2))
    .join();
}

/** Each filter of GET /events alone. */
export const SINGLE_FILTERS: Readonly<Record<string, Ask>> = {
  'no filter': () => '',
  city: ({ cities }, draw) => `city=${encodeURIComponent(draw(cities))}`,
  'city, two letters': ({ cities }, draw) =>
    `city=${encodeURIComponent([...draw(cities)].slice(0, 2).join(''))}`,
  'city, one letter': ({ cities }, draw) =>
    `city=${encodeURIComponent([...draw(cities)].slice(0, 1).join(''))}`,
  country: ({ countries }, draw) => `country=${draw(countries)}`,
  category: (_, draw) => `category=${draw(CATEGORIES)}`,
  'categories, several': (_, draw) => `category=${draw(CATEGORIES)},${draw(CATEGORIES)}`,
  'category excluded': (_, draw) => `category=!${draw(CATEGORIES)}`,
  genre: (_, draw) => `genre=genre ${draw(['0', '20', '59'])}`,
  'genre excluded': () => 'genre=!genre 0',
  'from and to': ({ days }, draw) => `from=${draw(days)}&to=2028-12-31`,
  'one day': ({ days }, draw) => ((day) => `from=${day}&to=${day}&tz=America/New_York`)(draw(days)),
  'on today': () => 'on=today',
  'on tonight': () => 'on=tonight',
  'on tomorrow': () => 'on=tomorrow',
  'on weekend': () => 'on=weekend',
  'on a date': ({ days }, draw) => `on=${draw(days)}`,
  ongoing: () => 'ongoing=1',
  'ongoing only': () => 'ongoing=only',
  'ongoing on a date': ({ days }, draw) => `on=${draw(days)}&ongoing=only`,
  'starts after and before': ({ days }, draw) =>
    `starts_after=${draw(days)}&starts_before=2028-12-31`,
  venue: ({ venues }, draw) => `venue=${draw(venues)}`,
  artist: ({ artists }, draw) => `artist=${draw(artists)}`,
  'status cancelled': () => 'status=cancelled',
  'status moved_online': () => 'status=moved_online',
  'status all': () => 'status=all',
  availability: (_, draw) =>
    `availability=${draw(['available', 'few_left', 'sold_out', 'not_yet', 'off_sale', 'unknown'])}`,
  featured: () => 'featured=1',
  free: () => 'free=1',
  price_max: (_, draw) => `price_max=${draw(['0.01', '5', '20', '100'])}`,
  online: () => 'online=1',
  'not online': () => 'online=0',
  source: ({ sources }, draw) => `source=${draw(sources)}`,
  'source excluded': ({ sources }, draw) => `source=!${draw(sources)}`,
  'without sample events': () => 'source=!demo',
  'source and id': ({ sources, sourceIds }, draw) =>
    `source=${draw(sources)}&source_id=${draw(sourceIds)}`,
  'near 5 km': ({ positions }, draw) => `near=${draw(positions)}&radius_km=5`,
  'near 50 km': ({ positions }, draw) => `near=${draw(positions)}`,
  'near 500 km': ({ positions }, draw) => `near=${draw(positions)}&radius_km=500`,
  'bbox of a city': ({ positions }, draw) => `bbox=${boxAround(draw(positions), 0.2)}`,
  'bbox of a country': ({ positions }, draw) => `bbox=${boxAround(draw(positions), 5)}`,
  'bbox of half the world': () => 'bbox=-180,-90,0,90',
  tag: (_, draw) => `tag=tag ${draw(['0', '20', '59'])}`,
  'tag excluded': () => 'tag=!tag 0',
  updated_since: () =>
    `updated_since=${new Date(Date.now() - 3_600_000).toISOString().slice(0, 19)}Z`,
  'updated since tomorrow': () =>
    `updated_since=${new Date(Date.now() + 86_400_000).toISOString().slice(0, 19)}Z`,
};

/** Each sort order. */
export const SORTS: Readonly<Record<string, Ask>> = {
  'sort=start': () => 'sort=start',
  'sort=-start': () => 'sort=-start',
  'sort=popular': () => 'sort=popular',
  'sort=added': () => 'sort=added',
  'sort=distance': ({ positions }, draw) => `sort=distance&near=${draw(positions)}`,
  'sort=distance, 500 km': ({ positions }, draw) =>
    `sort=distance&near=${draw(positions)}&radius_km=500`,
  'limit 100': () => 'limit=100',
  'offset 1000': () => 'offset=1000',
};

/** The twelve most likely combinations. */
export const COMBINATIONS: Readonly<Record<string, Ask>> = {
  'city + category': ({ cities }, draw) =>
    `city=${encodeURIComponent(draw(cities))}&category=${draw(CATEGORIES)}`,
  'city + weekend': ({ cities }, draw) => `city=${encodeURIComponent(draw(cities))}&on=weekend`,
  'city + tonight': ({ cities }, draw) => `city=${encodeURIComponent(draw(cities))}&on=tonight`,
  'city + days': ({ cities, days }, draw) =>
    `city=${encodeURIComponent(draw(cities))}&from=${draw(days)}&to=2028-12-31`,
  'city + category + day': ({ cities, days }, draw) =>
    `city=${encodeURIComponent(draw(cities))}&category=${draw(CATEGORIES)}&on=${draw(days)}`,
  'city + popular': ({ cities }, draw) => `city=${encodeURIComponent(draw(cities))}&sort=popular`,
  'country + category': ({ countries }, draw) =>
    `country=${draw(countries)}&category=${draw(CATEGORIES)}`,
  'country + featured': ({ countries }, draw) => `country=${draw(countries)}&featured=1`,
  'near + category': ({ positions }, draw) =>
    `near=${draw(positions)}&category=${draw(CATEGORIES)}`,
  'near + tonight + distance': ({ positions }, draw) =>
    `near=${draw(positions)}&radius_km=10&on=tonight&sort=distance`,
  'category + free': (_, draw) => `category=${draw(CATEGORIES)}&free=1`,
  'artist + country': ({ artists, countries }, draw) =>
    `artist=${draw(artists)}&country=${draw(countries)}`,
};
