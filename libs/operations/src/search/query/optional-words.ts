const WORDS = `
  a an and are as at by feat featuring for from ft in is near of on or the to v versus vs w with
  am an auf bei das der die gegen im in mit und von zu
  a au aux avec chez dans de des du en et la le les pour sur un une
  al con contra del e el en los las na no o para por y
  ticket tickets event events concert concerts show shows gig gigs konzert konzerte billets entradas`;

const OPTIONAL = new Set(WORDS.trim().split(/\s+/));

/** Returns whether a hit may lack a word: it only connects others, or means "events" in general. */
export const isOptionalWord = (word: string): boolean => OPTIONAL.has(word);
