import { parseCategory, type Category } from '@marquee/domain';
import { findCategoryWord } from './category-words.ts';
import { withoutPlace } from './title-place.ts';

/** The category systems of our sources. */
export type Taxonomy = 'ticketmaster' | 'seatgeek' | 'eventbrite' | 'schema.org';

interface Row {
  category: Category;
  /** Segments, or `segment/genre` if the genre is more specific. */
  ticketmaster?: string[];
  seatgeek?: string[];
  /** `format:ID` or `category:ID` from eventbrite.com/platform/api. */
  eventbrite?: string[];
  'schema.org'?: string[];
}

/** Maps source categories to ours. */
const CATEGORY_TABLE: readonly Row[] = [
  {
    category: 'conference',
    ticketmaster: ['Miscellaneous/Lecture/Seminar', 'Miscellaneous/Hobby/Special Interest Expos'],
    eventbrite: ['format:1', 'format:2', 'format:3', 'format:4', 'category:101', 'category:102'],
    'schema.org': ['BusinessEvent', 'ConferenceEvent', 'Hackathon'],
  },
  {
    category: 'comedy',
    ticketmaster: ['Arts & Theatre/Comedy', 'Miscellaneous/Comedy'],
    seatgeek: ['comedy'],
    'schema.org': ['ComedyEvent'],
  },
  {
    category: 'film',
    ticketmaster: ['Film'],
    seatgeek: ['film'],
    eventbrite: ['format:7', 'category:104'],
    'schema.org': ['ScreeningEvent'],
  },
  {
    category: 'theater',
    ticketmaster: ['Arts & Theatre'],
    seatgeek: [
      'theater',
      'broadway tickets national',
      'dance performance tour',
      'classical opera',
      'cirque du soleil',
    ],
    eventbrite: ['category:105'],
    'schema.org': ['TheaterEvent', 'DanceEvent', 'PerformingArtsEvent'],
  },
  {
    category: 'festival',
    ticketmaster: ['Miscellaneous/Fairs & Festivals', 'Music/Festival', 'Arts & Theatre/Festival'],
    seatgeek: ['music festival'],
    eventbrite: ['format:5'],
    'schema.org': ['Festival'],
  },
  {
    category: 'nightlife',
    ticketmaster: ['Miscellaneous/Nightlife', 'Miscellaneous/Casino/Gaming'],
    eventbrite: ['format:11'],
  },
  {
    category: 'music',
    ticketmaster: ['Music'],
    seatgeek: ['concert', 'classical', 'classical orchestral instrumental', 'classical vocal'],
    eventbrite: ['category:103'],
    'schema.org': ['MusicEvent'],
  },
  {
    category: 'sports',
    ticketmaster: ['Sports'],
    seatgeek: ['sports'],
    eventbrite: ['format:13', 'format:15', 'category:108'],
    'schema.org': ['SportsEvent'],
  },
  {
    category: 'community',
    ticketmaster: ['Miscellaneous/Community/Civic', 'Miscellaneous/Family'],
    seatgeek: ['family'],
    eventbrite: ['format:10', 'category:111', 'category:113', 'category:114', 'category:115'],
  },
];

/** Returns the category of the first known term, or null. Pass the most specific term first. */
export function findCategory(taxonomy: Taxonomy, terms: string[]): Category | null {
  for (const term of terms) {
    const row = CATEGORY_TABLE.find((candidate) => candidate[taxonomy]?.includes(term));
    if (row) return row.category;
  }
  return null;
}

/** What a record shows of its category. */
interface CategoryHints {
  stated: string | null | undefined;
  title: string;
  tags: string[];
}

/**
 * Derives a category: one of ours as the source states it, else from words of the title, of the
 * source's category, or of tags. A title is more specific than the first type of a source. Default:
 * `community`.
 */
export function deriveCategory({ stated, title, tags }: CategoryHints): Category {
  const exact = stated ? parseCategory(stated) : null;
  if (exact) return exact;
  for (const text of [withoutPlace(title), stated ?? '', ...tags]) {
    const category = findCategoryWord(text);
    if (category) return category;
  }
  return 'community';
}
