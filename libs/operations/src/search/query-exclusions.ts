import { findMeaning, foldText, type Category } from '@marquee/domain';

// Words before what a query excludes, in the languages of the widgets.
const WITHOUT = [
  'but not|but no|not|without|except for|except|excluding|other than|ohne|außer|keine|kein|sans|sauf|pas de|sin|excepto|salvo|senza|tranne',
  'sem|exceto|zonder|behalve|geen|bez|oprócz|بدون|ما عدا|除了|不要',
].join('|');
// "No" is "in the" in Portuguese: "no cinema".
const ENGLISH =
  'sports?|music|concerts?|theat(?:er|re)|plays?|films?|movies?|comedy|nightlife|clubs|clubbing|part(?:y|ies)|conferences?';
const EXCLUSION = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${WITHOUT})\\s(?<word>[\\p{L}\\p{N}-]+)|no\\s(?<english>${ENGLISH}))(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Finds the categories that a query excludes: "London, no sports". `rest` is the query without them. */
export function findExclusions(query: string): { excluded: Category[]; rest: string } {
  const excluded = new Set<Category>();
  const rest = query.replaceAll(EXCLUSION, (phrase, ...groups) => {
    const { word, english } = groups.at(-1) as Record<string, string | undefined>;
    const category = findMeaning(foldText(word ?? english ?? ''))?.category;
    if (category === undefined) return phrase;
    excluded.add(category);
    return ' ';
  });
  return { excluded: [...excluded], rest: excluded.size > 0 ? rest.replace(/\s+/g, ' ').trim() : query };
}
