import type { DemoCity } from './cities.ts';
import type { EventTemplate } from './event-template.ts';
import {
  type PerformerKind,
  type Performers,
  performerGenre,
  pickPerformers,
  pickTeams,
} from './performers.ts';
import { pick, type Random, wholeBetween } from './random.ts';
import { type Bindings, expand } from './template.ts';
import type { DemoVenue } from './venues.ts';

/** Part of every description, so no one mistakes a generated event for a real one. */
export const DEMO_MARK = 'Generated demo event: not a real listing.';

export interface Programme {
  /** May contain `{year}`, which the schedule fills in. */
  title: string;
  description: string;
  artists: string[];
  tags: string[];
  artist_ids: { name: string; genres: string[] }[];
}

interface ProgrammeOptions {
  template: EventTemplate;
  city: DemoCity;
  venue: DemoVenue | null;
  cast: Performers;
}

export function createProgramme(
  random: Random,
  { template, city, venue, cast }: ProgrammeOptions,
): Programme {
  const drawn = template.subjects ? pick(random, template.subjects) : '';
  const artists = pickArtists(random, { template, city, cast, subject: drawn });
  const subject = headlinerGenre(template, artists) ?? drawn;
  const bindings: Bindings = {
    city: city.name,
    venue: venue?.name ?? 'home',
    year: '{year}',
    subject,
    act: artists[0] ?? '',
    guest: artists[1] ?? '',
    work: expand(random, '{work}'),
    record: expand(random, '{record}'),
  };
  return {
    title: expand(random, pick(random, template.titles), bindings),
    description: `${expand(random, pick(random, template.blurbs), bindings)} ${DEMO_MARK}`,
    artists,
    tags: ['demo', ...(subject ? [subject.toLowerCase()] : [])],
    artist_ids: template.cast ? withGenres(artists, template.cast.kind, subject) : [],
  };
}

/** Returns the genre of the headliner if the subjects of the template are genres. */
function headlinerGenre(
  { cast, subjects = [] }: EventTemplate,
  [headliner]: string[],
): string | undefined {
  const genre = cast && headliner !== undefined ? performerGenre(cast.kind, headliner) : null;
  return subjects.find((subject) => subject === genre);
}

const withGenres = (artists: string[], kind: PerformerKind, subject: string) =>
  artists.map((name) => ({
    name,
    genres: [(performerGenre(kind, name) ?? subject).toLowerCase()],
  }));

type PerformerChoice = Pick<ProgrammeOptions, 'template' | 'city' | 'cast'> & { subject: string };

function pickArtists(random: Random, { template, city, cast, subject }: PerformerChoice): string[] {
  if (!template.cast) return [];
  const { kind, size } = template.cast;
  if (kind === 'team') return pickTeams(random, { city, sport: subject });
  return pickPerformers(random, cast[kind], wholeBetween(random, size));
}
