import { foldText, type Category } from '@marquee/domain';
import { findMeaning, maxPhraseWords, type Topic, type WordMeaning } from '@marquee/search';

// Words before what a query excludes, in the languages of the widgets.
const WITHOUT = [
  'but not|but no|not|without|except for|except|excluding|other than|ohne|außer|keine|kein|sans|sauf|pas de|sin|excepto|salvo|senza|tranne',
  'sem|exceto|zonder|behalve|geen|bez|oprócz|بدون|ما عدا|除了|不要',
].join('|');
// "No" is "in the" in Portuguese: "no cinema".
const ENGLISH =
  'sports?|music|concerts?|theat(?:er|re)|plays?|films?|movies?|comedy|nightlife|clubs|clubbing|part(?:y|ies)|conferences?';
const LEAD = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:${WITHOUT})\\s|no\\s(?=(?:${ENGLISH})(?![\\p{L}\\p{N}])))`,
  'giu',
);
const WORD = /[\p{L}\p{N}-]+/gu;

export interface Exclusions {
  categories: Category[];
  topics: Topic[];
}

/** Finds the categories and topics that a query excludes: "London, no sports", "rock but not metal". `rest` is the query without them. */
export function findExclusions(query: string): { excluded: Exclusions; rest: string } {
  const categories = new Set<Category>();
  const topics = new Set<Topic>();
  let rest = '';
  let at = 0;
  for (const { index, 0: lead } of query.matchAll(LEAD)) {
    const begin = index + lead.length;
    const found = index < at ? null : readExcluded(query.slice(begin));
    if (!found) continue;
    if (found.meaning.topic) topics.add(found.meaning.topic);
    else if (found.meaning.category) categories.add(found.meaning.category);
    rest += `${query.slice(at, index)} `;
    at = begin + found.length;
  }
  if (at === 0) return { excluded: { categories: [], topics: [] }, rest: query };
  const excluded = { categories: [...categories], topics: [...topics] };
  return { excluded, rest: (rest + query.slice(at)).replace(/\s+/g, ' ').trim() };
}

/** Reads the longest phrase at the beginning of a text that means a category or a topic. */
function readExcluded(text: string): { meaning: WordMeaning; length: number } | null {
  const ends = [...text.matchAll(WORD)]
    .slice(0, maxPhraseWords())
    .map(({ index, 0: word }) => index + word.length);
  for (const length of ends.reverse()) {
    const meaning = findMeaning(foldText(text.slice(0, length)));
    if (meaning && (meaning.topic ?? meaning.category)) return { meaning, length };
  }
  return null;
}
