import type { EventFilter, EventRepository } from '@marquee/database';
import { findMeaning } from '@marquee/search';
import { joinTokens } from './known-names.ts';
import { asksForCheapest, idsByPrice, idsByStart } from './query/cheapest.ts';
import { isOptionalWord } from './query/optional-words.ts';
import type { Token } from './query/parse-query.ts';
import { asksForNext } from './query/query-frames.ts';
import { findTeamSide, isOnSide, type TeamSide } from './query/team-side.ts';
import type { UnderstoodQuery } from './query/understood-query.ts';

const MAX_SORTED = 100;

export const asksForOrder = (query: string): boolean =>
  asksForCheapest(query) || asksForNext(query) || findTeamSide(query) !== null;

/**
 * Sorts the first hits by price or by start, or selects those of a side, if the query requests it.
 */
export async function inRequestedOrder(
  { events }: { events: Pick<EventRepository, 'summaries'> },
  ids: string[],
  { filter, understood }: { filter: EventFilter; understood: UnderstoodQuery | null },
): Promise<string[]> {
  if (!understood?.isCheapest && !understood?.isSoonest && !understood?.side) return ids;
  const first = await events.summaries(ids.slice(0, MAX_SORTED), filter);
  if (understood.side)
    return idsOnSide(first, { side: understood.side, words: namesIn(understood) });
  return [
    ...(understood.isCheapest ? idsByPrice(first) : idsByStart(first)),
    ...ids.slice(MAX_SORTED),
  ];
}

/** Returns the words that name a team: neither "of" nor "matches". */
const namesIn = ({ words }: UnderstoodQuery): Token[] =>
  words.filter((token) => {
    const word = joinTokens([token]);
    return (
      token.isQuoted || !(isOptionalWord(word) || findMeaning(word) !== null || /^\d+$/.test(word))
    );
  });

/** Returns the matches with the team on this side, or all if no title states it. */
function idsOnSide(
  found: { id: string; title: string }[],
  team: { side: TeamSide; words: Token[] },
): string[] {
  const onSide = found.filter(({ title }) => isOnSide(title, team));
  return (onSide.length > 0 ? onSide : found).map(({ id }) => id);
}
