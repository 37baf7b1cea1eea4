import type { DemoCity } from './cities.ts';
import type { EventTemplate } from './event-template.ts';
import { type Performers, pickPerformers, pickTeams } from './performers.ts';
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
}

interface ProgrammeOptions {
  template: EventTemplate;
  city: DemoCity;
  venue: DemoVenue | null;
  cast: Performers;
}

export function createProgramme(random: Random, { template, city, venue, cast }: ProgrammeOptions): Programme {
  const subject = template.subjects ? pick(random, template.subjects) : '';
  const artists = pickArtists(random, { template, city, cast, subject });
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
  };
}

type PerformerChoice = Pick<ProgrammeOptions, 'template' | 'city' | 'cast'> & { subject: string };

function pickArtists(random: Random, { template, city, cast, subject }: PerformerChoice): string[] {
  if (!template.cast) return [];
  const { kind, size } = template.cast;
  if (kind === 'team') return pickTeams(random, { city, sport: subject });
  return pickPerformers(random, cast[kind], wholeBetween(random, size));
}
