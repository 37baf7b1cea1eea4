import type { Availability, EventStatus } from '@marquee/domain';

interface Mark {
  status?: EventStatus;
  availability?: Availability;
  words: string;
}

/** What people write into a title instead of a field, in English, German, French, Spanish, Italian and Dutch. */
const MARKS: readonly Mark[] = [
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
    words: 'sold[ -]?out|ausverkauft|complet|guichets ferm[ée]s|agotad[oa]s?|entradas agotadas|esaurit[oa]|uitverkocht',
  },
  {
    availability: 'few_left',
    words: 'few tickets left|last tickets|restkarten|derni[èe]res places|[úu]ltimas entradas',
  },
];

const EDGE = String.raw`[\s*!¡•]*`;
const SEPARATOR = String.raw`\s*(?:[:|~–—]|!+|\*+|\s-|-\s)\s*`;
const PREPOSITION = 'to|until|due|auf|bis|wegen|au|à|jusqu|al|hasta|por';
// "(postponed to May 3)" goes as a whole; of "(Cancelled Plans Tour)" nothing does.
const REMARK = String.raw`(?:\s*[,;:–—-]|\s+(?:${PREPOSITION})\b)[^()[\]]{0,80}`;
// "CANCELED EVENT:", "Postponed due to rain:"
const REASON = String.raw`\s+(?:event\b|(?:${PREPOSITION})\b[^()[\]:|]{0,60})`;

const SHOUTED_REASON = String.raw`(?:DUE(?:\s+\p{Lu}{2,})+\s+(?=\p{Lu}\p{Ll})|(?!DUE\b|EVENT\b|[-:|~–—]))`;

const PATTERNS = MARKS.map(({ words, ...mark }) => ({
  mark,
  alone: new RegExp(`^(?:${words})$`, 'iu'),
  places: placesOf(words),
}));

/** Where a mark may stand in a title. */
function placesOf(words: string): RegExp[] {
  const shouted = words.toUpperCase();
  return [
    new RegExp(String.raw`\s*[([]${EDGE}(?:${words})${EDGE}(?:${REMARK})?[)\]]\s*`, 'iu'),
    // Without a bracket, a colon or a dash only capitals tell it from a title's own words.
    new RegExp(String.raw`^(?:${shouted})\s+${SHOUTED_REASON}(?=.*\p{Ll})`, 'u'),
    new RegExp(String.raw`(?<=\p{Ll}.*)\s+(?:${shouted})$`, 'u'),
    new RegExp(String.raw`^${EDGE}(?:${words})(?:${REASON})?${SEPARATOR}(?=\S)`, 'iu'),
    new RegExp(String.raw`${SEPARATOR}(?:${words})${EDGE}$`, 'iu'),
  ];
}

/** The status that a source states in words of its own language; null where they are none that we know. */
export const statusInWords = (text: string): EventStatus | null =>
  PATTERNS.find(({ alone }) => alone.test(text.trim()))?.mark.status ?? null;

export interface TitleAnnotations {
  title: string;
  status: EventStatus | null;
  availability: Availability | null;
}

const MAX_MARKS = 4;

/** Takes the marks off that a title bears at its edges or in brackets of their own. What else stands in brackets stays. */
export function parseTitleAnnotations(title: string): TitleAnnotations {
  const read: TitleAnnotations = { title, status: null, availability: null };
  for (let count = 0; count < MAX_MARKS; count++) {
    const found = findMark(read.title);
    if (!found) break;
    read.title = found.rest;
    read.status ??= found.status ?? null;
    read.availability ??= found.availability ?? null;
  }
  return read;
}

function findMark(title: string): (Pick<Mark, 'status' | 'availability'> & { rest: string }) | null {
  for (const { mark, places } of PATTERNS) {
    const pattern = places.find((place) => place.test(title));
    const rest = pattern ? withoutLooseEnds(title.replace(pattern, ' ')) : '';
    if (/[\p{L}\p{N}]/u.test(rest)) return { ...mark, rest };
  }
  return null;
}

const withoutLooseEnds = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/^ ?[:|–—-] | [:|–—-] ?$/g, '')
    .trim();
