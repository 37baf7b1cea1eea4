import { foldText } from '@marquee/domain';
import type { NamedPosition } from '../../../places/named-position.ts';

/** A place that a query is near to: "jazz near the Sagrada Familia". */
export interface Landmark extends NamedPosition {
  radiusKm: number;
}

const MAX_NAME_WORDS = 5;
// They say in words that the name of a place follows, in the languages of the widgets.
const NEAR = [
  'near to|near|nearby|close to|next to|not far from|within walking distance of|in der nähe von|in der nähe vom|in der nähe der|in der nähe des|nahe',
  'près de|près du|à côté de|à côté du|proche de|cerca de|cerca del|al lado de|junto a|vicino a|vicino al|vicino alla',
  'perto de|perto do|perto da|in de buurt van|dicht bij|vlak bij|niedaleko|w pobliżu|blisko|koło|بالقرب من|قرب',
].join('|');
const ARTICLE = "(?:the|la|le|les|el|los|las|il|lo|der|die|das|dem|den|de|het|o|a)\\s|l['’]";
// Words after the name of a place that are a part of it: "Shibuya Crossing".
const PLACE_NOUN = /^(?:gate|tower|crossing|bridge|station|tor|turm|brücke|bahnhof)[,.!?]?$/i;
const BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${NEAR})\\s(?:${ARTICLE})?`, 'iu');
const AFTER = /(?:の近く|の近所|付近|附近|周辺|旁边)/u;

export type FindPosition = (name: string) => Promise<NamedPosition | null>;

/**
 * Finds the place that a query is near to, and the query without it. Null if the words name no
 * venue or place, or name a place with events: "near Berlin" is read as a city.
 */
export async function findLandmark(
  query: string,
  findPosition: FindPosition,
): Promise<{ landmark: Landmark; rest: string } | null> {
  for (const { name, rest } of namesIn(query)) {
    const found = await findPosition(name);
    if (found) return { landmark: { ...found, radiusKm: found.nearKm }, rest };
  }
  return null;
}

/**
 * Returns the words after the one before the name of a place ("near"), and what is before it.
 * Null if a query has no such word.
 */
export function splitNear(query: string): { head: string; lead: string; words: string[] } | null {
  const plain = query.replace(/\s+/g, ' ');
  const match = BEFORE.exec(plain);
  if (!match) return null;
  const [lead] = match;
  const words = plain
    .slice(match.index + lead.length)
    .split(' ')
    .filter((word) => foldText(word) !== '');
  return { head: plain.slice(0, match.index).trim(), lead, words };
}

/** Returns the names that can follow the word, the longest first. */
function namesIn(query: string): { name: string; rest: string }[] {
  const near = splitNear(query);
  if (!near) return namesBefore(query.replace(/\s+/g, ' '));
  const { head, words } = near;
  const lengths = Array.from(
    { length: Math.min(words.length, MAX_NAME_WORDS) },
    (_, index) => index + 1,
  ).reverse();
  return lengths.map((length) => ({
    name: words
      .slice(0, length)
      .join(' ')
      .replace(/[,.!?]$/, ''),
    rest: [head, ...words.slice(PLACE_NOUN.test(words[length] ?? '') ? length + 1 : length)]
      .join(' ')
      .trim(),
  }));
}

/** 渋谷駅の近く: the name ends where the word begins. */
function namesBefore(query: string): { name: string; rest: string }[] {
  const match = AFTER.exec(query);
  if (!match) return [];
  const words = query.slice(0, match.index).trim().split(' ');
  const tail = query.slice(match.index + match[0].length).replace(/^[のでに的]/, '');
  return [{ name: words.at(-1) ?? '', rest: `${words.slice(0, -1).join(' ')} ${tail}`.trim() }];
}
