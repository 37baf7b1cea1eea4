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

interface Ordered {
  ids: string[];
  understood: UnderstoodQuery | null;
}

/**
 * Sorts the first hits by price or by start, or selects those of a side, if the query requests it.
 */
export async function inRequestedOrder(
  { events }: { events: Pick<EventRepository, 'summaries'> },
  found: Ordered,
  filter: EventFilter,
): Promise<Ordered> {
  const { ids, understood } = found;
  if (understood?.side) return onSide(events, { ids, understood, side: understood.side }, filter);
  if (!understood?.isCheapest && !understood?.isSoonest) return found;
  const first = await events.summaries(ids.slice(0, MAX_SORTED), filter);
  const sorted = understood.isCheapest ? idsByPrice(first) : idsByStart(first);
  return { ids: [...sorted, ...ids.slice(MAX_SORTED)], understood };
}

/** Selects the matches with the team on a side. If no title states it, the side is no condition. */
async function onSide(
  events: Pick<EventRepository, 'summaries'>,
  { ids, understood, side }: { ids: string[]; understood: UnderstoodQuery; side: TeamSide },
  filter: EventFilter,
): Promise<Ordered> {
  const words = namesIn(understood);
  const found = words.length > 0 ? await events.summaries(ids, filter) : [];
  const matches = found.filter(({ title }) => isOnSide(title, { side, words }));
  return matches.length > 0
    ? { ids: matches.map(({ id }) => id), understood }
    : { ids, understood: { ...understood, side: null } };
}

/** Returns the words that name a team: neither "of" nor "matches". */
const namesIn = ({ words }: UnderstoodQuery): Token[] =>
  words.filter((token) => {
    const word = joinTokens([token]);
    return (
      token.isQuoted || !(isOptionalWord(word) || findMeaning(word) !== null || /^\d+$/.test(word))
    );
  });
