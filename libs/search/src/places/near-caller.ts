import { foldText } from '@marquee/domain';

// In the languages of the widgets.
const PHRASES = [
  'near me|near here|around me|around here|close to me|nearby|near by|close by|in my (?:area|city|town)',
  'in meiner (?:nahe|umgebung|stadt)|hier in der nahe|um mich herum',
  'pres de (?:moi|chez moi)|pres d ici|autour de moi|dans ma ville',
  'cerca de (?:mi|aqui)|en mi (?:ciudad|zona)',
  'vicino a me|qui vicino|nella mia citta',
  'perto de mim|perto daqui|aqui perto|na minha cidade',
  'in mijn (?:buurt|stad)|hier in de buurt|bij mij in de buurt',
  'blisko mnie|w mojej okolicy|w moim miescie',
].join('|');
const NEAR_CALLER = new RegExp(
  `(?<!\\p{L})(?:${PHRASES})(?!\\p{L})|近くの|この辺|附近|بالقرب مني|قريب[ةه]? مني`,
  'u',
);

/** Returns whether a query is about what is near its caller, whose position no query states. */
export const asksForNearby = (query: string): boolean => NEAR_CALLER.test(foldText(query));
