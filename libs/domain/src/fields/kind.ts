import type { Category } from '../category.ts';

/**
 * The kinds of events: what takes place, one level below the categories. A kind occurs in several
 * categories.
 */
export const KINDS = [
  ...['concert', 'opera', 'play', 'dance', 'circus', 'show', 'screening', 'party'],
  ...['exhibition', 'literature', 'talk', 'science', 'class', 'tour', 'family', 'food', 'market'],
  ...['festival', 'fair', 'celebration', 'conference', 'meetup', 'game', 'match', 'race'],
  ...['fitness', 'wellness', 'volunteering', 'nature', 'religion', 'civic'],
] as const;
export type Kind = (typeof KINDS)[number];

/** The category of an event of which only the kind is known. */
export const CATEGORY_OF_KIND: Readonly<Record<Kind, Category>> = {
  concert: 'music',
  opera: 'theater',
  play: 'theater',
  dance: 'theater',
  circus: 'theater',
  show: 'theater',
  screening: 'film',
  party: 'nightlife',
  exhibition: 'community',
  literature: 'community',
  talk: 'community',
  science: 'community',
  class: 'community',
  tour: 'community',
  family: 'community',
  food: 'community',
  market: 'community',
  festival: 'festival',
  fair: 'festival',
  celebration: 'community',
  conference: 'conference',
  meetup: 'community',
  game: 'community',
  match: 'sports',
  race: 'sports',
  fitness: 'sports',
  wellness: 'community',
  volunteering: 'community',
  nature: 'community',
  religion: 'community',
  civic: 'community',
};
