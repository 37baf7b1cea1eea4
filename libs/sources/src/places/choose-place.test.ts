import { beforeAll, describe, expect, it } from '@jest/globals';
import { choosePlace, namesInReadings, readPlace, type Place } from '@marquee/search';
import { loadPlaces } from './places-fixture.ts';

let places: Awaited<ReturnType<typeof loadPlaces>>;
beforeAll(async () => {
  places = await loadPlaces();
});

function find(text: string): Place | null {
  const readings = readPlace(text, places.regionIndex);
  const names = namesInReadings(readings);
  return choosePlace(
    readings,
    new Map(names.map((name) => [name, places.citiesByName.get(name) ?? []])),
  );
}

/** "Berlin DE", or the areas: "US.CA FR". */
function describePlace(text: string): string | null {
  const place = find(text);
  if (!place) return null;
  if ('city' in place)
    return `${place.city.name} ${String(place.city.region_code)} ${String(place.city.country_code)}`;
  return [
    ...place.area.countries,
    ...place.area.regions.map((region) => `${region.country_code}.${region.code}`),
  ].join(' ');
}

describe('a text that names a city', () => {
  it.each([
    ['Berlin', 'Berlin 16 DE'],
    ['Berlin, Germany', 'Berlin 16 DE'],
    ['Berlin, Deutschland', 'Berlin 16 DE'],
    ['Berlin (DE)', 'Berlin 16 DE'],
    ['Berlin, DE', 'Berlin 16 DE'],
    ['berlin allemagne', 'Berlin 16 DE'],
    ['Berlin, NH', null],
    ['Portland, OR', 'Portland OR US'],
    ['Portland, Oregon, USA', 'Portland OR US'],
    ['Portland, ME', 'Portland ME US'],
    ['Portland (Maine)', 'Portland ME US'],
    ['Paris TX', 'Paris TX US'],
    ['Paris, Texas', 'Paris TX US'],
    ['paris texas', 'Paris TX US'],
    ['Paris', 'Paris 11 FR'],
    ['Paris, FR', 'Paris 11 FR'],
    ['Paris France', 'Paris 11 FR'],
    ['Springfield, IL', 'Springfield IL US'],
    ['Springfield Illinois', 'Springfield IL US'],
    ['London UK', 'London ENG GB'],
    ['London, England', 'London ENG GB'],
    ['London, Angleterre', 'London ENG GB'],
    ['London, Ontario', 'London 08 CA'],
    ['London ON', 'London 08 CA'],
    ['London, Canada', 'London 08 CA'],
    ['New York, NY', 'New York City NY US'],
    ['New York', 'New York City NY US'],
    ['new york city', 'New York City NY US'],
    ['NYC', 'New York City NY US'],
    ['N.Y.C.', 'New York City NY US'],
    ['LA', 'Los Angeles CA US'],
    ['L.A.', 'Los Angeles CA US'],
    ['SF', 'San Francisco CA US'],
    ['San Francisco, Calif.', 'San Francisco CA US'],
    ['Washington, D.C.', 'Washington DC US'],
    ['Washington DC', 'Washington DC US'],
    ['Tokyo, Japan', 'Tokyo 40 JP'],
    ['東京', 'Tokyo 40 JP'],
    ['東京、日本', 'Tokyo 40 JP'],
    ['München', 'Munich 02 DE'],
    ['Muenchen', 'Munich 02 DE'],
    ['München, Bayern', 'Munich 02 DE'],
    ['Wien', 'Vienna 09 AT'],
    ['Wien, Österreich', 'Vienna 09 AT'],
    ['Vienna, Austria', 'Vienna 09 AT'],
    ['São Paulo', 'São Paulo 27 BR'],
    ['sao paulo brasil', 'São Paulo 27 BR'],
    ['Mexico City', 'Mexico City 09 MX'],
    ['Kansas City, MO', 'Kansas City MO US'],
    ['Kansas City, Kansas', 'Kansas City KS US'],
    ['St Louis, Missouri', 'St. Louis MO US'],
    ['Saint Louis MO', 'St. Louis MO US'],
    ['Cambridge, MA', 'Cambridge MA US'],
    ['Cambridge, UK', 'Cambridge ENG GB'],
    ['Birmingham, AL', 'Birmingham AL US'],
    ['Birmingham', 'Birmingham ENG GB'],
    ['Sydney NSW', 'Sydney 02 AU'],
    ['Melbourne, Victoria, Australia', 'Melbourne 07 AU'],
    ['Perth, WA', 'Perth 08 AU'],
    ['Vancouver, WA', 'Vancouver WA US'],
    ['Vancouver BC', 'Vancouver 02 CA'],
    ['Edinburgh, Scotland', 'Edinburgh SCT GB'],
    ['Cardiff, Wales', 'Cardiff WLS GB'],
    ['Amsterdam, Holland', 'Amsterdam 07 NL'],
    ['Prague, Czech Republic', 'Prague 52 CZ'],
    ['Praha', 'Prague 52 CZ'],
    ['Istanbul, Türkiye', 'Istanbul 34 TR'],
    ['Istanbul, Turkey', 'Istanbul 34 TR'],
    ['Roma', 'Rome 07 IT'],
    ['Rom', 'Rome 07 IT'],
    ['Mailand', 'Milan 09 IT'],
    ['Genf', 'Genève GE CH'],
    ['Lisboa', 'Lisbon 14 PT'],
    ['Lisbon, Portugal', 'Lisbon 14 PT'],
    ['Granada, Spain', 'Granada 51 ES'],
    ['Granada', 'Granada 51 ES'],
    ['Monaco', 'Monaco 00 MC'],
    ['Singapore', 'Singapore null SG'],
    ['Hong Kong', 'Hong Kong null HK'],
    ['Taipei, Taiwan', 'Taipei 04 TW'],
    ['10405 Berlin', 'Berlin 16 DE'],
    ['in Berlin', 'Berlin 16 DE'],
    ['near Barcelona, Spain', 'Barcelona 56 ES'],
    ['downtown Chicago', 'Chicago IL US'],
    ['Alexanderplatz 1, 10178 Berlin, Germany', 'Berlin 16 DE'],
    ['Kreuzberg, Berlin', 'Kreuzberg 16 DE'],
    ['Brooklyn, NY', 'Brooklyn NY US'],
    ['Spain, Madrid', 'Madrid 29 ES'],
    ['Frankfurt', 'Frankfurt am Main 05 DE'],
    ['Bombay', 'Mumbai 16 IN'],
    ['Москва', 'Moscow 48 RU'],
    ['الإسكندرية', 'Alexandria 06 EG'],
  ])('%s is %s', (text, expected) => {
    expect(describePlace(text)).toBe(expected);
  });

  it.each(['LAX', 'LOS', 'BRI', 'JFK', 'CDG', 'Xyzzyville', '%', '_', '\\', 'Ber%', '!!!'])(
    '%s is no place',
    (text) => {
      expect(describePlace(text)).toBeNull();
    },
  );

  it('reports the other cities of the name', () => {
    const place = find('Springfield');
    expect(place && 'city' in place && place.others.map(({ region }) => region)).toEqual(
      expect.arrayContaining(['Illinois', 'Massachusetts', 'Oregon', 'Ohio']),
    );
  });
});

describe('a text that names an area', () => {
  it.each([
    ['Bavaria', 'DE.02'],
    ['Bayern', 'DE.02'],
    ['California', 'US.CA'],
    ['Kalifornien', 'US.CA'],
    ['Texas, USA', 'US.TX'],
    ['Scotland', 'GB.SCT'],
    ['England', 'GB.ENG'],
    ['Schottland', 'GB.SCT'],
    ['Germany', 'DE'],
    ['Allemagne', 'DE'],
    ['ドイツ', 'DE'],
    ['UK', 'GB'],
    ['U.S.A.', 'US'],
    ['the Netherlands', 'NL'],
    ['Catalunya', 'ES.56'],
    ['Georgia', 'GE US.GA'],
    ['Mexico', 'MX'],
    ['Ontario', 'CA.08'],
    ['Florida', 'US.FL'],
    ['Victoria, Australia', 'AU.07'],
    ['Lebanon', 'LB'],
    ['Benelux', 'BE LU NL'],
  ])('%s is %s', (text, expected) => {
    expect(describePlace(text)).toBe(expected);
  });

  it.each(['Europe', 'Europa', 'ヨーロッパ', 'Asia', 'South America', 'Scandinavia', 'EU'])(
    '%s is a set of countries',
    (text) => {
      const place = find(text);
      expect(place && 'area' in place && place.area.countries.length > 2).toBe(true);
    },
  );
});

describe('namesakes', () => {
  it.each([
    ['Paris', 'US'],
    ['Paris, France', 'FR'],
    ['Madrid', 'ES'],
  ])('the most populous %s with upcoming events is in %s', (text, country) => {
    const readings = readPlace(text, places.regionIndex);
    const named = namesInReadings(readings).map((name) => {
      const cities = places.citiesByName.get(name) ?? [];
      return [
        name,
        cities.map((city) => ({ ...city, has_upcoming_events: city.country_code === 'US' })),
      ] as const;
    });
    const place = choosePlace(readings, new Map(named));
    expect(place && 'city' in place && place.city.country_code).toBe(country);
  });
});
