import { beforeAll, expect, it } from '@jest/globals';
import { loadPlaces } from '../places/places-fixture.ts';
import { parsePlaceText } from './place-text.ts';
import { findInVenue } from './town-in-venue.ts';

let places: Awaited<ReturnType<typeof loadPlaces>>;
beforeAll(async () => {
  places = await loadPlaces();
});

const find = (venue_name: string, country: string | null = null) =>
  findInVenue(parsePlaceText({ source_id: '1', title: 'Show', venue_name }), {
    home:
      country === null
        ? null
        : {
            country_code: country,
            timezone: null,
            town: null,
            isOneTown: false,
            centre: null,
            isAmong: () => false,
          },
    candidates: places.citiesByName,
  })?.name ?? null;

it.each([
  ['The Hi-Fi Sydney', 'Sydney'],
  ['O2 Academy Birmingham', 'Birmingham'],
  ['Klub Stodoła Warszawa', 'Warsaw'],
  ['台北小巨蛋', 'Taipei'],
  ['TICC台北國際會議中心', 'Taipei'],
  ['高雄巨蛋', 'Kaohsiung'],
  ['東京ドーム', 'Tokyo'],
  ['부산벡스코', 'Busan'],
  ['上海梅赛德斯-奔驰文化中心', 'Shanghai'],
])('finds the town of %s', (venue, town) => {
  expect(find(venue)).toBe(town);
});

it.each([
  ...['Hotel Roma', 'Café Wien', 'Café de Paris', 'Teatro Lisboa', 'Phoenix Arts Centre'],
  ...[
    'Barking Riverside',
    'House of Blues New Orleans',
    'Lincoln Center',
    'Little Havana',
    'Columbia Hall',
    'Arena Victoria',
    '林口體育館',
    'Berlin',
  ],
])('finds no town in %s', (venue) => {
  expect(find(venue)).toBeNull();
});

it('finds a town of a known country even if it is not among the largest', () => {
  expect(find('House of Blues New Orleans', 'US')).toBe('New Orleans');
  expect(find('Barking Riverside', 'GB')).toBeNull();
});

it('finds a town in front in the country of the list only', () => {
  expect(find('Melbourne Town Hall', 'AU')).toBe('Melbourne');
  expect(find('Phoenix Arts Centre', 'GB')).toBeNull();
  expect(find('The Hi-Fi Sydney', 'DE')).toBeNull();
});

it.each([
  ['Centro Cultural de Cascais', 'PT', 'Cascais'],
  ['Faculdade de Engenharia, Universidade do Porto', 'PT', 'Porto'],
  ['Sala Atelier presso la Biblioteca Salaborsa di Bologna, Piazza Nettuno 3', 'IT', 'Bologna'],
  ['Muzeum Narodowe w Poznań', 'PL', 'Poznań'],
  ['Maison de Quartier de Villeurbanne', 'FR', 'Villeurbanne'],
  ['Museo de la Ciudad de Getafe', 'ES', 'Getafe'],
  ['Pfarrzentrum von Passau', 'DE', 'Passau'],
])('finds the town of %s in %s', (venue, country, town) => {
  expect(find(venue, country)).toBe(town);
});

it.each([
  ['Bangalore International Center (India)', 'Bengaluru'],
  ['Madrid Arena, Spain', 'Madrid'],
  ['Montreal Convention Center, Canada', 'Montréal'],
])('takes the country of the line of %s', (venue, town) => {
  expect(find(venue)).toBe(town);
});
