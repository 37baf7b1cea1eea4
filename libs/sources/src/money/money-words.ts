const FROM =
  /(?:^|[^\p{L}])(?:ab|von|from|starting at|à partir de|dès|de|desde|a partir de|vanaf|från|fra|da|od|от|min\.?|minimum|mindestens)\s*$/iu;
const UP_TO =
  /(?:^|[^\p{L}])(?:bis(?: zu)?|up to|jusqu'à|hasta|até|max\.?|maximum|fino a|tot|до|do)\s*$/iu;
const OR_MORE =
  /^ ?(?:\+|から|以上|and up|and more|or more|or best|upwards|et plus|o más|of meer)/iu;

/** "ab", "from", "+": the amount is the lowest one. */
export const isLowest = (before: string, after: string): boolean =>
  FROM.test(before) || OR_MORE.test(after);

/** "bis", "up to": the amount is the highest one. */
export const isHighest = (before: string): boolean => UP_TO.test(before);

const FREE_WORDS =
  'free|gratis|kostenlos|kostenfrei|gratuit[oae]?s?|libre|libero|libera|livre|frei|freier|vrij|fritt?|gratuitement|ilmainen|ingyenes|bezpłatn[yae]|darmow[yae]|zdarma|ücretsiz|бесплатно|безкоштовно|besplatno|無料|免费|免費|무료|مجاني';
const ADMISSION =
  'admission|entry|entrance|event|of charge|eintritt|der|die|das|ist|is|für alle|entrée|la|el|l|entrada|acceso|accès|actividad|matr[ií]cula|visite|ingresso|toegang|inträde|adgang|wstęp|wolny|вход|入場|to all|for all';
const FREE = new RegExp(
  `^(?:(?:${ADMISSION})['\\s:]+)*(?:${FREE_WORDS}|wstęp wolny|вход свободный|入場無料)(?![\\p{L}-])`,
  'iu',
);
const NOT_FREE_AFTER =
  /^[^.;,(]*\b(?:parking|drink|food|wifi|for members|für mitglieder|members)\b/iu;

/** The text starts with words such as "free", "Eintritt frei" or "entrada libre". */
export function isFreeText(text: string): boolean {
  const match = FREE.exec(text);
  return match !== null && !NOT_FREE_AFTER.test(text.slice(match[0].length));
}

const KNOWN =
  /^(?:ab|von|from|starting|at|à|partir|de|dès|desde|a|vanaf|från|fra|da|od|от|min|max|minimum|maximum|bis|zu|up|to|until|tickets?|price|preis|eintritt|prix|precio|entrée|entrada|admission|each|person|per|pro|vvk|ak|adv|door)$/iu;

/** Only words that are usual around a price. */
export const isOnlyKnownWords = (text: string): boolean =>
  (text.match(/\p{L}+/gu) ?? []).every((word) => KNOWN.test(word));
