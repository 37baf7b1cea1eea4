/**
 * The letters beyond a to z of languages, in lower case. A text is of a language if its letters are
 * among them: "ìèø" is of none, so these bytes are no Western text.
 */
const ALPHABETS = [
  'àâæçéèêëîïôœùûüÿ', // French
  'äöüß', // German
  'áéíóúüñº', // Spanish
  'àèéìîòóù', // Italian
  'ãõáâàçéêíóôúºª', // Portuguese
  'åäöé', // Swedish, Finnish
  'æøåéè', // Danish, Norwegian
  'éëïóáèêöü', // Dutch
  'áðéíóúýþæö', // Icelandic
  'àçéèíïóòúü·', // Catalan
  'áčďéěíňóřšťúůýž', // Czech
  'áäčďéíľĺňóôŕšťúýž', // Slovak
  'ąćęłńóśźż', // Polish
  'áéíóöőúüű', // Hungarian
  'ăâîșțşţ', // Romanian
  'čćđšž', // Croatian, Slovenian
  'çğıiöşüâ', // Turkish: "İ" is a capital of i
  'äõöüšž', // Estonian
  'āčēģīķļņšūž', // Latvian
  'ąčęėįšųūž', // Lithuanian
].map((letters) => new Set(letters));
/**
 * Letters that are rare in the languages that have them: a text with many of them is of no such
 * language.
 */
const RARE = new Set('ÿºª·þðľĺŕ');

/** The frequent letters of other scripts. Those of a wrong decoding are about equally frequent. */
const FREQUENT = { cyrillic: new Set('оеаинтсрвлкмдпу'), greek: new Set('αοιετσνηυρπκμλς') };
const PUNCTUATION = /[\u2013\u2014\u2018\u2019\u201c\u201d\u201e\u2026«»№°€£©®™ ·–§´•]/u;

/**
 * Returns how much a text is one of words of a language, 0 to 1: its letters, and capitals only at
 * the beginning of words.
 */
export function scoreLetters(text: string): number {
  const foreign = [...text].filter((letter) => letter > '\u007f' && !PUNCTUATION.test(letter));
  if (foreign.length === 0) return 1;
  const share = (count: number) => count / foreign.length;
  const cyrillic = foreign.filter((letter) => /\p{Script=Cyrillic}/u.test(letter));
  const greek = foreign.filter((letter) => /\p{Script=Greek}/u.test(letter));
  const latin = foreign.filter((letter) => /\p{Script=Latin}|[ºª·]/u.test(letter));
  return Math.max(
    share(cyrillic.length) * scriptScore(cyrillic, FREQUENT.cyrillic, text),
    share(greek.length) * scriptScore(greek, FREQUENT.greek, text),
    share(latin.length) * latinScore(latin, text),
  );
}

function scriptScore(letters: string[], frequent: Set<string>, text: string): number {
  if (letters.length === 0) return 0;
  const mixed = (text.match(/\p{L}+/gu) ?? []).filter(
    (word) => /[a-z]/i.test(word) && /[^\p{ASCII}]/u.test(word),
  ).length;
  const words = (text.match(/\p{L}+/gu) ?? []).filter((word) => /[^\p{ASCII}]/u.test(word)).length;
  const known = letters.filter((letter) =>
    frequent.has(letter.toLowerCase().normalize('NFD')[0] ?? ''),
  );
  const pure = 1 - mixed / Math.max(1, words);
  const usual = Math.min(1, known.length / letters.length / EXPECTED) ** 1.5;
  return usual * caseScore(text) * pure * (frequent === FREQUENT.greek ? greekScore(text) : 1);
}

/** Greek words have an accent, and one form of sigma at their end only. */
function greekScore(text: string): number {
  const words = (text.match(/\p{Script=Greek}{3,}/gu) ?? []).filter((word) => /\p{Ll}/u.test(word));
  if (words.length === 0) return 1;
  const regular = words.filter(
    (word) => /[άέήίόύώΆΈΉΊΌΎΏ]/u.test(word) && !/ς\p{L}|σ$|ΰ|ΐ/u.test(word),
  );
  return Math.min(1, regular.length / words.length / 0.5);
}

// Of 100 letters of a text about 70 are among the 15 most frequent ones.
const EXPECTED = 0.68;

function latinScore(letters: string[], text: string): number {
  if (letters.length === 0) return 0;
  const covered = ALPHABETS.map(
    (alphabet) => letters.filter((letter) => alphabet.has(letter.toLowerCase()[0] ?? '')).length,
  );
  const rare = letters.filter((letter) => RARE.has(letter.toLowerCase())).length;
  const odd = text.toLowerCase().match(MID_WORD)?.length ?? 0;
  const best = Math.max(0, Math.max(...covered) - odd / 2) / letters.length;
  return best * (1 - (0.5 * rare) / letters.length) * caseScore(text) * mixScore(text);
}

// Italian has these at the end of words only.
const MID_WORD = /[ìò](?=\p{L})/gu;

/**
 * A capital within a word after a small letter shows a wrong decoding: "вЕЧЕР" is KOI8-R read as
 * Windows-1251.
 */
function caseScore(text: string): number {
  const words = (text.match(/[\p{L}]{2,}/gu) ?? []).filter((word) => /[^\p{ASCII}]/u.test(word));
  if (words.length === 0) return 1;
  const odd = words.filter((word) => /\p{Ll}\p{Lu}/u.test(word)).length;
  return 1 - odd / words.length;
}

/** Latin words have more letters from a to z than others: "Âå÷åð" is none. */
function mixScore(text: string): number {
  const words = (text.match(/[\p{L}÷×]{3,}/gu) ?? []).filter((word) => /[^\p{ASCII}]/u.test(word));
  if (words.length === 0) return 1;
  const odd = words.filter((word) => {
    const foreign = word.match(/[^\p{ASCII}]/gu)?.length ?? 0;
    return foreign > word.length / 2 || /[÷×]/u.test(word);
  }).length;
  return 1 - odd / words.length;
}
