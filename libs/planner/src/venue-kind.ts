import type { PlannedEvent } from './planned-event.ts';

/** The kind of a venue, guessed from its name. */
export type VenueKind =
  'stadium' | 'arena' | 'open_air' | 'theatre' | 'club' | 'cinema' | 'church' | 'fair' | 'hall';

// The first matching row wins.
const PATTERNS: readonly [VenueKind, RegExp][] = [
  [
    'stadium',
    /stadi|ballpark|speedway|circuit|racecourse|hippodrome|allianz|stade\b|estadio|camp nou/,
  ],
  ['open_air', /amphithea|open.?air|waldb[uü]hne|festival grounds?/],
  ['arena', /\barena\b|coliseum|colosseum|dome\b|velodrome|madison square/],
  [
    'theatre',
    /theat|opera|\boper\b|philharmoni|concert hall|konzerthaus|playhouse|auditori|ballet/,
  ],
  ['cinema', /cinema|kino\b|odeon|filmhaus|imax/],
  ['church', /church|cathedral|chapel|kirche|\bdom\b|basilica|minster/],
  ['fair', /convention|congress|kongress|\bmesse|exhibition|\bexpo\b|conference cent/],
  ['club', /club|\bbar\b|\bpub\b|lounge|disco|tavern|cellar|keller\b|saloon/],
  ['open_air', /\bpark\b|gardens?\b|beach|plaza|square|platz\b|field\b/],
];

/** Returns the kind of venue by its name, else the most common kind for the category. */
export function classifyVenue({ venue_slug, venue_name, category }: PlannedEvent): VenueKind {
  const name = venue_slug === null ? '' : venue_name.toLowerCase();
  const named = PATTERNS.find(([, words]) => words.test(name));
  return named ? named[0] : DEFAULT_KIND[category];
}

const DEFAULT_KIND: Readonly<Record<PlannedEvent['category'], VenueKind>> = {
  music: 'hall',
  sports: 'stadium',
  theater: 'theatre',
  film: 'cinema',
  comedy: 'club',
  festival: 'open_air',
  community: 'hall',
  nightlife: 'club',
  conference: 'fair',
};

/** Returns whether visitors are outdoors. */
export const isOutdoors = (kind: VenueKind): boolean => kind === 'stadium' || kind === 'open_air';
