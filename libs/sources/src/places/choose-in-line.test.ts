import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { foldText } from '@marquee/domain';
import { parseAddressLine } from './address-line.ts';
import { chooseInLine, type StatedPlace } from './choose-in-line.ts';
import { loadPlaces } from './places-fixture.ts';

const NOTHING: StatedPlace = {
  country_code: null,
  region: null,
  timezone: null,
  position: null,
  source: {},
};
const MIN_RIGHT = 0.98;

let places: Awaited<ReturnType<typeof loadPlaces>>;
beforeAll(async () => {
  places = await loadPlaces();
});

const choose = (line: string, stated: Partial<StatedPlace> = {}) =>
  chooseInLine(
    parseAddressLine(line.replaceAll('\\n', '\n')),
    { ...NOTHING, ...stated },
    places.citiesByName,
  )?.city ?? null;

const nameOf = (line: string, stated: Partial<StatedPlace> = {}) => {
  const city = choose(line, stated);
  return city && `${city.name} ${city.region_code ?? '-'} ${city.country_code ?? '-'}`;
};

describe('the town of an address', () => {
  it('is right in the addresses of the list', () => {
    const rows = readFileSync(join(import.meta.dirname, 'addresses.tsv'), 'utf8')
      .trim()
      .split('\n');
    const wrong = rows.filter((row) => {
      const [country = '', names = '', line = ''] = row.split('\t');
      const city = choose(line);
      const keys = names.split('|').map(foldText);
      const isNamed = keys.some(
        (key) =>
          key === city?.name_key ||
          places.citiesByName.get(key)?.some(({ id }) => id === city?.id) === true,
      );
      // Towns of fewer than 15,000 people are not in the gazetteer.
      const isListed = keys.some((key) =>
        places.citiesByName.get(key)?.some(({ country_code }) => country_code === country),
      );
      return isListed ? city?.country_code !== country || !isNamed : city !== null;
    });
    expect(rows.length).toBeGreaterThan(350);
    expect(new Set(rows.map((row) => row.slice(0, 2))).size).toBeGreaterThan(60);
    expect(wrong.length).toBeLessThanOrEqual(rows.length * (1 - MIN_RIGHT));
  });

  it('is a small one at the end of the line if the source states the country', () => {
    const inGermany = { source: { country: 'DE' } };
    expect(nameOf('Rathaus, Starnberg', inGermany)).toMatch(/^Starnberg/);
    expect(choose('Rathaus, Starnberg')).toBeNull();
    expect(choose('Starnberg', inGermany)).toBeNull();
    expect(choose('Paramount', { source: { country: 'US' } })).toBeNull();
  });

  it.each([
    ['Hall, Seattle, Washington 98107, United States', 'Seattle WA US'],
    ['Club, 12 Flat Shoals Avenue, Atlanta, Georgia 30316', 'Atlanta GA US'],
    ['Khidi, Tbilisi, Georgia', 'Tbilisi 51 GE'],
    ['Hall, Puebla, Puebla, México', 'Puebla 21 MX'],
    ['Salzhaus, Winterthur, Zürich', 'Winterthur ZH CH'],
    ['Privatclub, Kreuzberg, Berlin', 'Berlin 16 DE'],
    ['Auditorio, 14003 Córdoba', 'Córdoba 51 ES'],
    ['Quality Espacio, X5016 Córdoba', 'Córdoba 05 AR'],
    ['Teatro, 94500 Córdoba', 'Córdoba 30 MX'],
    ['Gardens, 99 Dundas St, London, ON N6A 6K1', 'London 08 CA'],
  ])('%j: %s', (line, city) => {
    expect(nameOf(line)).toBe(city);
  });

  it.each([
    'Columbia, Schermerhorn 614',
    'Victoria',
    'Orange',
    'Main Room, Upstairs',
    'Alhambra, Rue de la Rôtisserie 10',
  ])('is not guessed in %j', (line) => {
    expect(nameOf(line)).toBeNull();
  });
});

describe('what is stated', () => {
  it.each<[string, Partial<StatedPlace>, string | null]>([
    ['Hall, 1 Main St, Portland', { timezone: 'America/New_York' }, 'Portland ME US'],
    ['Hall, Portland', { position: { lat: 43.66, lng: -70.26 } }, 'Portland ME US'],
    ['Hall, 1 Main St, Valencia', { source: { country: 'ES' } }, 'Valencia 60 ES'],
    ['Hall, 1 Main St, Córdoba', { source: { timezone: 'Europe/Madrid' } }, 'Córdoba 51 ES'],
    ['Hall, Berlin', { country_code: 'FR' }, null],
    ['Hall, Berlin', { position: { lat: 48.85, lng: 2.35 } }, null],
  ])('decides %j with %j', (line, stated, city) => {
    expect(nameOf(line, stated)).toBe(city);
  });

  it('does not move an event that names another country out of it', () => {
    expect(nameOf('Massey Hall, Toronto, ON, Canada', { source: { country: 'US' } })).toBe(
      'Toronto 08 CA',
    );
  });
});
