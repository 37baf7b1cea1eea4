import { categoryOf, foldText, type Category } from '@marquee/domain';

/** Words by which a source's own category (or a tag, or a title) is one of ours. The first row that fits decides. */
const WORDS: readonly [Category, RegExp][] = [
  ['conference', /\b(conferences?|conf|summit|symposium|congress|convention|expo|hackathon|devfest|trade show)\b/],
  ['comedy', /\b(comedy|stand ?up|improv|cabaret)\b/],
  ['film', /\b(films?|movies?|cinema|cine|screening|documentary)\b/],
  [
    'theater',
    /\b(theatre|theater|teatro|plays?|musicals?|opera|ballet|dance|danza|circus|circo|puppets?|performing arts)\b/,
  ],
  ['festival', /\b(festivals?|fest|fiestas?|carnival|parade|fair)\b/],
  ['nightlife', /\b(nightlife|club night|clubbing|party|dj|rave)\b/],
  ['music', /\b(music|musica|musique|concerts?|concierto|gigs?|band|orchestra|choir|jazz|rock|symphony|recital)\b/],
  [
    'sports',
    /\b(sports?|football|soccer|basketball|baseball|hockey|tennis|rugby|cricket|racing|marathon|grand prix|match)\b/,
  ],
];

/** Our category for what a source says, then for its tags and title; `community` where nothing tells. */
export function categoryFrom(said: string | null | undefined, hints: string[]): Category {
  const exact = said ? categoryOf(said) : null;
  if (exact) return exact;
  for (const text of [said ?? '', ...hints]) {
    const folded = foldText(text);
    const row = WORDS.find(([, words]) => words.test(folded));
    if (row) return row[0];
  }
  return 'community';
}
