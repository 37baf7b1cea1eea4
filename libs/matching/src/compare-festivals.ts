import { statesPerformer } from './acts.ts';
import { evidence, type Evidence } from './evidence.ts';
import type { MatchFeatures } from './match-features.ts';
import { overlap } from './word-overlap.ts';

/**
 * A festival and the listing of an act that plays there are two events, unless the title of the
 * act's listing names the festival.
 */
export function compareFestivals(a: MatchFeatures, b: MatchFeatures): Evidence[] {
  return isActOf(a, b) || isActOf(b, a) ? [evidence(-10, 'one is an act of the festival')] : [];
}

const isActOf = (act: MatchFeatures, festival: MatchFeatures): boolean =>
  isFestival(festival) &&
  (statesPerformer(act, act.lineup) || statesPerformer(act, festival.lineup)) &&
  !statesPerformer(festival, festival.lineup) &&
  overlap(act.title.words, festival.title.words).smaller === 0;

const FESTIVAL = /fest(?:ival|iwal)?$/;

const isFestival = ({ event, title, firstDay, lastDay }: MatchFeatures): boolean =>
  event.category === 'festival' ||
  (lastDay > firstDay && title.words.some((word) => FESTIVAL.test(word)));
