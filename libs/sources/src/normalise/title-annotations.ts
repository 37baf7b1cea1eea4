import type { Availability, EventStatus } from '@marquee/domain';

interface Annotation {
  status?: EventStatus;
  availability?: Availability;
  words: string;
}

/**
 * Annotations that sources write into titles, in English, German, French, Spanish, Italian and
 * Dutch.
 */
const ANNOTATIONS: readonly Annotation[] = [
  {
    status: 'cancelled',
    words:
      'cancell?ed|cancell?ation|abgesagt|f[äa]llt aus|entf[äa]llt|annul[ée]e?s?|annulation|cancelad[oa]s?|suspendid[oa]s?|anulad[oa]s?|annullat[oa]|geannuleerd|afgelast',
  },
  {
    status: 'postponed',
    words: 'postponed|verschoben|reportée?s?|aplazad[oa]s?|pospuest[oa]s?|rinviat[oa]|uitgesteld',
  },
  {
    status: 'rescheduled',
    words: 'rescheduled|verlegt|new date|neuer termin|nouvelle date|nueva fecha|reprogramad[oa]s?',
  },
  { status: 'moved_online', words: 'moved online|now online|jetzt online|en ligne d[ée]sormais' },
  {
    availability: 'sold_out',
    words:
      'sold[ -]?out|ausverkauft|complet|guichets ferm[ée]s|agotad[oa]s?|entradas agotadas|esaurit[oa]|uitverkocht',
  },
  {
    availability: 'few_left',
    words: 'few tickets left|last tickets|restkarten|derni[èe]res places|[úu]ltimas entradas',
  },
];

const EDGE = String.raw`[\s*!¡•]*`;
const SEPARATOR = String.raw`\s*(?:[:|~–—]|!+|\*+|\s-|-\s)\s*`;
const PREPOSITION = 'to|until|due|auf|bis|wegen|au|à|jusqu|al|hasta|por';
// "(postponed to May 3)" is removed as a whole. "(Cancelled Plans Tour)" remains.
const REMARK = String.raw`(?:\s*[,;:–—-]|\s+(?:${PREPOSITION})\b)[^()[\]]{0,80}`;
// "CANCELED EVENT:", "Postponed due to rain:"
const REASON = String.raw`\s+(?:event\b|(?:${PREPOSITION})\b[^()[\]:|]{0,60})`;

const SHOUTED_REASON = String.raw`(?:DUE(?:\s+\p{Lu}{2,})+\s+(?=\p{Lu}\p{Ll})|(?!DUE\b|EVENT\b|[-:|~–—]))`;

const PATTERNS = ANNOTATIONS.map(({ words, ...annotation }) => ({
  annotation,
  alone: new RegExp(`^(?:${words})$`, 'iu'),
  places: titlePatterns(words),
}));

/** Returns patterns for the positions of an annotation in a title. */
function titlePatterns(words: string): RegExp[] {
  const shouted = words.toUpperCase();
  return [
    new RegExp(String.raw`\s*[([]${EDGE}(?:${words})${EDGE}(?:${REMARK})?[)\]]\s*`, 'iu'),
    // Without a bracket, colon or dash, only capitals distinguish an annotation from the title
    // itself.
    new RegExp(String.raw`^(?:${shouted})\s+${SHOUTED_REASON}(?=.*\p{Ll})`, 'u'),
    new RegExp(String.raw`(?<=\p{Ll}.*)\s+(?:${shouted})$`, 'u'),
    new RegExp(String.raw`^${EDGE}(?:${words})(?:${REASON})?${SEPARATOR}(?=\S)`, 'iu'),
    new RegExp(String.raw`${SEPARATOR}(?:${words})${EDGE}$`, 'iu'),
  ];
}

/** Parses a status in one of these languages. Returns null if it is unknown. */
export const parseStatusWords = (text: string): EventStatus | null =>
  PATTERNS.find(({ alone }) => alone.test(text.trim()))?.annotation.status ?? null;

/** Parses the state of the tickets in one of these languages. Returns null if it is unknown. */
export const parseAvailabilityWords = (text: string): Availability | null =>
  PATTERNS.find(({ alone }) => alone.test(text.trim()))?.annotation.availability ?? null;

export interface TitleAnnotations {
  title: string;
  status: EventStatus | null;
  availability: Availability | null;
}

const MAX_ANNOTATIONS = 4;

// Few titles contain one of the words. The patterns above take ten times as long as this one.
const ANY_WORD = new RegExp(ANNOTATIONS.map(({ words }) => words).join('|'), 'iu');

/**
 * Removes annotations at the edges of a title or in brackets of their own. Other bracketed text
 * remains.
 */
export function parseTitleAnnotations(title: string): TitleAnnotations {
  const read: TitleAnnotations = { title, status: null, availability: null };
  if (!ANY_WORD.test(title)) return read;
  for (let count = 0; count < MAX_ANNOTATIONS; count++) {
    const found = findAnnotation(read.title);
    if (!found) break;
    read.title = found.rest;
    read.status ??= found.status ?? null;
    read.availability ??= found.availability ?? null;
  }
  return read;
}

function findAnnotation(
  title: string,
): (Pick<Annotation, 'status' | 'availability'> & { rest: string }) | null {
  for (const { annotation, places } of PATTERNS) {
    const pattern = places.find((place) => place.test(title));
    const rest = pattern ? trimSeparators(title.replace(pattern, ' ')) : '';
    if (/[\p{L}\p{N}]/u.test(rest)) return { ...annotation, rest };
  }
  return null;
}

const trimSeparators = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^ ?[:|–—-] | [:|–—-] ?$/g, '')
    .trim();
