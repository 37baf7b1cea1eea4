import { foldText } from '@marquee/domain';

const WORDS = `
  a an and are as at by feat featuring for from ft in is near of on or the to v versus vs w with
  am an auf bei das der die gegen im in mit und von zu
  a au aux avec chez dans de des du en et la le les pour sur un une
  al con contra del e el en los las na no o para por y
  über per durch ab bei zum zur vom aus nach via par chez vers entre dal dalla dei delle degli nel nella nos nas ao aos do da das dos com sem até
  naar op aan te om na od do się ze przy dla в во на с со для по и у к из от за
  against contre tegen kontra przeciwko против ضد x
  ticket tickets event events concert concerts show shows gig gigs konzert konzerte billets entradas`;

const OPTIONAL = new Set(WORDS.trim().split(/\s+/).map(foldText));

/** Returns whether a hit may lack a word: it only connects others, or means "events" in general. */
export const isOptionalWord = (word: string): boolean => OPTIONAL.has(word);
