import { parseCategory, foldText, type Category } from '@marquee/domain';

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
  /** Used if no taxonomy applies: words in the source's category, a tag or the title. */
  words?: RegExp;
}

/** Maps source categories to ours. For `words` the first matching row wins. */
const CATEGORY_TABLE: readonly Row[] = [
  {
    category: 'conference',
    ticketmaster: ['Miscellaneous/Lecture/Seminar', 'Miscellaneous/Hobby/Special Interest Expos'],
    eventbrite: ['format:1', 'format:2', 'format:3', 'format:4', 'category:101', 'category:102'],
    'schema.org': ['BusinessEvent', 'ConferenceEvent', 'Hackathon'],
    words: /\b(conferences?|conf|summit|symposium|congress|convention|expo|hackathon|devfest|trade show)\b/,
  },
  {
    category: 'comedy',
    ticketmaster: ['Arts & Theatre/Comedy', 'Miscellaneous/Comedy'],
    seatgeek: ['comedy'],
    'schema.org': ['ComedyEvent'],
    words: /\b(comedy|stand ?up|improv|cabaret)\b/,
  },
  {
    category: 'film',
    ticketmaster: ['Film'],
    seatgeek: ['film'],
    eventbrite: ['format:7', 'category:104'],
    'schema.org': ['ScreeningEvent'],
    words: /\b(films?|movies?|cinema|cine|screening|documentary)\b/,
  },
  {
    category: 'theater',
    ticketmaster: ['Arts & Theatre'],
    seatgeek: ['theater', 'broadway tickets national', 'dance performance tour', 'classical opera', 'cirque du soleil'],
    eventbrite: ['category:105'],
    'schema.org': ['TheaterEvent', 'DanceEvent', 'PerformingArtsEvent'],
    words:
      /\b(theatre|theater|teatro|plays?|musicals?|opera|ballet|dance|danza|circus|circo|puppets?|performing arts)\b/,
  },
  {
    category: 'festival',
    ticketmaster: ['Miscellaneous/Fairs & Festivals', 'Music/Festival', 'Arts & Theatre/Festival'],
    seatgeek: ['music festival'],
    eventbrite: ['format:5'],
    'schema.org': ['Festival'],
    words: /\b(festivals?|fest|fiestas?|carnival|parade|fair)\b/,
  },
  {
    category: 'nightlife',
    ticketmaster: ['Miscellaneous/Nightlife', 'Miscellaneous/Casino/Gaming'],
    eventbrite: ['format:11'],
    words: /\b(nightlife|club night|clubbing|party|dj|rave)\b/,
  },
  {
    category: 'music',
    ticketmaster: ['Music'],
    seatgeek: ['concert', 'classical', 'classical orchestral instrumental', 'classical vocal'],
    eventbrite: ['category:103'],
    'schema.org': ['MusicEvent'],
    words: /\b(music|musica|musique|concerts?|concierto|gigs?|band|orchestra|choir|jazz|rock|symphony|recital)\b/,
  },
  {
    category: 'sports',
    ticketmaster: ['Sports'],
    seatgeek: ['sports'],
    eventbrite: ['format:13', 'format:15', 'category:108'],
    'schema.org': ['SportsEvent'],
    words:
      /\b(sports?|football|soccer|basketball|baseball|hockey|tennis|rugby|cricket|racing|marathon|grand prix|match)\b/,
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

/** Derives a category from the source's category, else from tags and title, else `community`. */
export function deriveCategory(stated: string | null | undefined, hints: string[]): Category {
  const exact = stated ? parseCategory(stated) : null;
  if (exact) return exact;
  for (const text of [stated ?? '', ...hints]) {
    const folded = foldText(text);
    const row = CATEGORY_TABLE.find(({ words }) => words?.test(folded));
    if (row) return row.category;
  }
  return 'community';
}
