import type { DemoCity } from './cities.ts';
import type { EventTemplate } from './event-template.ts';
import { type Performers, pickPerformers, teamsOf } from './performers.ts';
import { pick, type Random, wholeBetween } from './random.ts';
import { type Bound, expand } from './template.ts';
import type { DemoVenue } from './venues.ts';

/** Stands in every description, so that nobody takes a generated event for a real one. */
export const DEMO_MARK = 'Generated demo event: not a real listing.';

export interface Programme {
  /** May still hold `{year}`, which only the schedule knows. */
  title: string;
  description: string;
  artists: string[];
  tags: string[];
}

interface Setting {
  format: EventTemplate;
  city: DemoCity;
  venue: DemoVenue | null;
  cast: Performers;
}

export function programmeOf(random: Random, { format, city, venue, cast }: Setting): Programme {
  const subject = format.subjects ? pick(random, format.subjects) : '';
  const artists = artistsOf(random, { format, city, cast, subject });
  const bound: Bound = {
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
    title: expand(random, pick(random, format.titles), bound),
    description: `${expand(random, pick(random, format.blurbs), bound)} ${DEMO_MARK}`,
    artists,
    tags: ['demo', ...(subject ? [subject.toLowerCase()] : [])],
  };
}

type Billing = Pick<Setting, 'format' | 'city' | 'cast'> & { subject: string };

function artistsOf(random: Random, { format, city, cast, subject }: Billing): string[] {
  if (!format.cast) return [];
  const { kind, size } = format.cast;
  if (kind === 'team') return teamsOf(random, { city, sport: subject });
  return pickPerformers(random, cast[kind], wholeBetween(random, size));
}
