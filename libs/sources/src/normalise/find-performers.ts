import { foldText } from '@marquee/domain';
import { findKindWord } from '../kinds/kind-words.ts';
import { createWordTest } from './word-table.ts';

const WORD = String.raw`\p{Lu}[\p{L}\p{N}.'’-]*`;
const LINK = String.raw`(?:(?:and|und|y|e|et|&|de|del|la|las|los|le|les|di|da|do|dos|van|von|the|of|der)\s+)`;
const NAME = String.raw`(?:${LINK}{0,2}${WORD})(?:\s+${LINK}{0,2}${WORD}){0,5}`;
const CONCERT = String.raw`(?:[Cc]onciertos?|[Cc]oncerts?|[Cc]oncerto|[Kk]onzert|[Kk]oncert|[Rr]ecital|CONCIERTO|CONCERT|KONZERT)`;

const PATTERNS = [
  String.raw`^(${NAME})\s+(?:en concierto|in concert|en concert|in concerto|em concerto|im Konzert|en vivo|en directo|dal vivo|live)\b`,
  String.raw`(?:\bfeaturing|\bfeat\.?|\bft\.?|\bstarring|\bpresents)\s+(${NAME})`,
  String.raw`^${CONCERT}\s+(?:de|del|di|do|da|con|mit|with|von|by|avec|z)\s+(${NAME})\s*(?:$|[:(.,–-]|\s(?:en|in|im|at|à)\s)`,
  String.raw`\b(?:with|mit|avec|con)\s+(?:[Tt]he\s+)?(${NAME})\s*(?:$|\s(?:at|@|in|im|en)\s)`,
  String.raw`^${CONCERT}\s*(?:[:–-]|\s/\s)\s*(${NAME})\s*$`,
].map((pattern) => new RegExp(pattern, 'u'));
const WHOLE = new RegExp(`^${NAME}$`, 'u');

// What a concert is for or about, instead of who plays.
const namesOccasion = createWordTest(
  `navidad reyes primavera verano otono invierno ano nuevo pascua semana santa cecilia clausura apertura inauguracion gala homenaje
  christmas new year spring summer autumn winter easter holiday noel printemps ete automne hiver nouvel weihnacht- neujahr- advent-
  fruhling sommer herbst winter natale primavera estate autunno inverno capodanno natal ano day night week festival tribute best celebration
  benefit season series anniversary family free program programme evening afternoon morning residency ball celebrate rhythms songs sounds
  bach beethoven brahms bruch bruckner chopin corelli debussy dvorak elgar faure grieg handel haydn liszt mahler mendelssohn monteverdi
  mozart paganini piazzolla prokofiev puccini purcell rachmaninoff ravel rossini saint-saens schubert schumann shostakovich sibelius
  strauss stravinsky tchaikovsky tchaikovskys telemann verdi vivaldi wagner romeo hamlet messiah`,
);
const namesEnsemble = createWordTest(
  'orchestra orchestre orquesta orquestra orkest -orchester orkiestra banda choir choeur chor coro koor quartet quartett quatuor cuarteto trio ensemble philharmonic philharmoniker sinfonica',
);

/**
 * Returns the performer that the title of a concert names, or an empty list. `isMusic`: the source
 * states that it is music, so that a title that is a name alone is the performer.
 */
export function findPerformers(title: string, isMusic: boolean): string[] {
  for (const pattern of PATTERNS) {
    const name = pattern.exec(title)?.[1]?.trim();
    if (name !== undefined)
      return isName(name) ? [name.replace(/^(?:la|el|los|las|le|les|der|die)\s+/iu, '')] : [];
  }
  if (!WHOLE.test(title)) return [];
  const isEnsemble = namesEnsemble(foldText(title)) && !namesOccasion(foldText(title));
  const isOnlyName = isMusic && findKindWord(title) === null && isName(title);
  return isEnsemble || isOnlyName ? [title] : [];
}

function isName(name: string): boolean {
  const key = foldText(name);
  const words = key.split(' ').length;
  if (namesEnsemble(key)) return true;
  return words >= 2 && words <= 5 && !namesOccasion(key);
}
