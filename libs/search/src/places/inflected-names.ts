import { foldText } from '@marquee/domain';

/** An ending of a folded word, and what the name has in its place. */
type Ending = readonly [ending: string, names: readonly string[]];

// "In" a city: Polish, Czech, Slovak, Croatian and Serbian, then Russian and Ukrainian. They follow
// a preposition.
const AFTER_PREPOSITION: readonly Ending[] = [
  ['ach', ['e', 'y', 'a']], // Katowicach, Tychach
  ['cie', ['t', 'ta']], // Madrycie
  ['dzie', ['d', 'da']], // Stargardzie
  ['dze', ['ga']], // Pradze
  ['ze', ['ha', 'ga', 'z']], // Praze
  ['ce', ['ka', 'c', 'ca']], // Splitce
  ['rze', ['r', 'ra']],
  ['ie', ['', 'a']], // Krakowie, Warszawie
  ['iu', ['']], // Poznaniu
  ['u', ['', 'o']], // Gdańsku, Zagrebu
  ['i', ['', 'a', 'ia']], // Łodzi, Ljubljani, Gdyni
  ['e', ['', 'a', 'o']], // Londýně, Ostravě, Brně
  ['е', ['', 'а', 'ь']], // Берлине, Москве
  ['и', ['ь', 'я', 'а']], // Казани, Софии
  ['у', ['']],
  ['і', ['', 'а']],
];

// Finnish, then Hungarian. The ending replaces a preposition.
const WITHOUT_PREPOSITION: readonly Ending[] = [
  ['ngissa', ['nki']], // Helsingissä
  ['ssa', ['']], // Pariisissa
  ['issa', ['']], // Wienissä
  ['eella', ['e']], // Tampereella
  ['lla', ['']],
  ['ban', ['']], // Londonban
  ['ben', ['']], // Bécsben
  ['en', ['']], // Budapesten
];

const MIN_STEM_LENGTH = 3;
// "London's", and "in" in Turkish: "İstanbul'da".
const APOSTROPHE = /^([^'’]+)['’](?:s|n?[dt][ae])$/iu;

/** Returns the folded names that an inflected name of a city can stand for. */
export function uninflectedNames(word: string, hasPreposition: boolean): string[] {
  const [, owner] = APOSTROPHE.exec(word) ?? [];
  if (owner !== undefined) return [foldText(owner)];
  const key = foldText(word);
  const endings = hasPreposition ? AFTER_PREPOSITION : WITHOUT_PREPOSITION;
  const names = endings.flatMap(([ending, replaced]) => {
    const stem = key.slice(0, -ending.length);
    return key.endsWith(ending) && stem.length >= MIN_STEM_LENGTH
      ? replaced.map((end) => stem + end)
      : [];
  });
  return [...new Set(names)];
}
