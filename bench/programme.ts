import type { Category } from '@marquee/domain';
import { pick, type Random, wholeBetween } from '@marquee/ingest/demo/random';
import { ADJECTIVES, FIRST_NAMES, GENRES, NOUNS } from './dataset-words.ts';
import { capitalised, type Dataset, type DatasetCity } from './dataset.ts';
import { zipfRank } from './zipf.ts';

export interface Programme {
  title: string;
  artists: string[];
}

interface Occasion {
  category: Category;
  city: DatasetCity;
  /** The year it takes place in. */
  year: string;
}

type Billed = Omit<Occasion, 'category'> & { artists: readonly string[] };

const ARTIST_FLATNESS = 20;

const TITLES: Readonly<Record<Category, (random: Random, billed: Billed) => string>> = {
  music: (random, { artists }) => musicTitle(random, artists),
  sports: (random, { artists }) => artists.join(pick(random, [' vs ', ' vs. ', ' v ', ' - '])),
  theater: (random) => pick(random, [work, work, (r: Random) => `${work(r)}: The Musical`])(random),
  film: (random) => `${work(random)}${pick(random, ['', '', '', ' (OV)', ' + Q&A', ': preview'])}`,
  comedy: (random, { artists }) => `${artists[0] ?? ''}: ${pick(random, [work, phrase])(random)}`,
  festival: (random, { city, year }) =>
    pick(random, [
      `${city.name} ${genre(random)} Festival`,
      `${phrase(random)} Festival ${year}`,
      `${phrase(random)} Fest`,
    ]),
  community: (random, { city }) =>
    `${genre(random)} ${pick(random, GATHERINGS)} ${pick(random, ['', '', `in ${city.name}`])}`,
  nightlife: (random, { artists }) =>
    `${phrase(random)}${pick(random, ['', ` with ${artists[0] ?? ''}`, `: ${artists.join(', ')}`])}`,
  conference: (random, { city, year }) =>
    `${genre(random)} ${pick(random, ['Summit', 'Conference', 'Days', 'Forum', 'World'])} ${pick(random, [year, city.name])}`,
};

const GATHERINGS = [
  'Meetup',
  'Workshop',
  'Market',
  'Walk',
  'Evening',
  'for Beginners',
  'Open Day',
  'Swap',
  'Circle',
];

/** What is on: a title, and who performs. */
export function drawProgramme(
  random: Random,
  dataset: Dataset,
  { category, city, year }: Occasion,
): Programme {
  const artists = drawArtists(random, dataset, { category, city });
  return { title: TITLES[category](random, { artists, city, year }).trim(), artists };
}

function drawArtists(
  random: Random,
  dataset: Dataset,
  { category, city }: Omit<Occasion, 'year'>,
): string[] {
  if (category === 'sports') return drawTeams(random, dataset, city);
  if (category === 'music') return drawLineup(random, dataset.musicians);
  if (category === 'comedy') return drawLineup(random, dataset.comedians);
  return category === 'nightlife' ? drawLineup(random, dataset.djs) : [];
}

/** One to four, the best known most often. */
function drawLineup(random: Random, performers: readonly string[]): string[] {
  const bill = new Set<string>();
  const count = random() < 0.55 ? 1 : wholeBetween(random, [2, 4]);
  for (let i = 0; i < count; i++)
    bill.add(performers[zipfRank(random, performers.length, ARTIST_FLATNESS)] ?? '');
  return [...bill];
}

/** The home team, and a visitor from the same country; a country with one city has a derby. */
function drawTeams(random: Random, { citiesOf }: Dataset, city: DatasetCity): string[] {
  const league = citiesOf.get(city.country) ?? [city];
  const guest = league[zipfRank(random, league.length, 4)] ?? city;
  const home = pick(random, city.teams);
  return [
    home,
    pick(
      random,
      guest.teams.filter((team) => team !== home),
    ),
  ];
}

function musicTitle(random: Random, artists: readonly string[]): string {
  const [act = '', ...guests] = artists;
  const kind = random();
  if (kind < 0.4) return act;
  if (kind < 0.6) return `${act}: ${phrase(random)} Tour`;
  if (kind < 0.7) return `${act} Live`;
  return guests.length > 0
    ? `${act} ${pick(random, ['+', 'with', '&', 'w/'])} ${guests.join(', ')}`
    : `${act} in Concert`;
}

const phrase = (random: Random) =>
  `${capitalised(pick(random, ADJECTIVES))} ${capitalised(pick(random, NOUNS))}`;

function work(random: Random): string {
  const kind = random();
  if (kind < 0.4) return `The ${phrase(random)}`;
  if (kind < 0.7) return `${pick(random, FIRST_NAMES)} and the ${capitalised(pick(random, NOUNS))}`;
  return `The ${capitalised(pick(random, NOUNS))} of the ${phrase(random)}`;
}

const genre = (random: Random) => capitalised(pick(random, GENRES));
