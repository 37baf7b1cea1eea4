import {
  documentWords,
  foldText,
  foldedWords,
  buildInitials,
  joinedWords,
  memoize,
  type Category,
  type EventStatus,
} from '@marquee/domain';
import {
  categoryLexeme,
  cityLexeme,
  countryLexeme,
  monthLexeme,
  wholeNameLexeme,
  yearLexeme,
} from './facet-lexemes.ts';
import { quoted } from './tsquery.ts';

// What stands further down is hardly what an event is about, and each word costs at writing.
const DESCRIPTION_CHARACTERS = 300;
const MAX_ARTISTS = 30;
const MAX_PLACES = 16_000; // a tsvector counts no further

/** What of an event is searched. */
export interface SearchedFacts {
  title: string;
  artists: string[];
  venue_name: string | null;
  city_name: string | null;
  city_id: number | null;
  country_code: string | null;
  category: Category;
  start_local: string;
  tags: string[];
  description: string | null;
}

export interface SearchDocument {
  title_words: number;
  /** A tsvector as text. */
  document: string;
  /** What mistyped words may mean; a word may stand in it twice. */
  vocabulary: string[];
}

/** What of the event a search ranks by. */
export interface RankedBy {
  starts_at: Date;
  runs_until: Date;
  long_running: boolean;
  status: EventStatus;
  featured: boolean;
  popularity: number;
}
export type EventDocument = { event_id: string } & RankedBy & SearchDocument;

export function toEventDocument(event_id: string, event: RankedBy, facts: SearchedFacts): EventDocument {
  const { starts_at, runs_until, long_running, status, featured, popularity } = event;
  return { event_id, starts_at, runs_until, long_running, status, featured, popularity, ...searchDocumentOf(facts) };
}

type Weight = 'A' | 'B' | 'C' | 'D';

/**
 * An event as a tsvector: title A, artists B, venue C, city, tags and the beginning of the description D; and marks without a
 * place for whole names, city, country, category, year and month.
 */
function searchDocumentOf(facts: SearchedFacts): SearchDocument {
  const title = readName(facts.title);
  const artists = facts.artists.slice(0, MAX_ARTISTS).map(knownArtist);
  const venue = facts.venue_name ? [knownName(facts.venue_name)] : [];
  const city = facts.city_name ? [knownName(facts.city_name)] : [];
  const draft: Draft = { parts: [], place: 0 };
  addName(draft, title, 'A');
  for (const artist of artists) addName(draft, artist, 'B');
  for (const name of venue) addName(draft, name, 'C');
  for (const name of city) addName(draft, name, 'D');
  for (const artist of artists) addAlso(draft, artist.initials, 'B');
  addWords(draft, documentWords(facts.tags.join(' ')), 'D');
  addWords(draft, documentWords(facts.description?.slice(0, DESCRIPTION_CHARACTERS) ?? ''), 'D');
  const named = [title, ...artists, ...venue];
  for (const { mark } of named) draft.parts.push(quoted(mark), ' ');
  for (const mark of marksOf(facts)) draft.parts.push(quoted(mark), ' ');
  const vocabulary: string[] = [];
  for (const { words, joined } of [...named, ...city]) vocabulary.push(...words, ...joined);
  return { title_words: title.words.length, document: draft.parts.join(''), vocabulary };
}

function readName(name: string) {
  const folded = foldText(name);
  return {
    folded,
    words: foldedWords(folded),
    joined: joinedWords(name),
    mark: wholeNameLexeme(folded || name),
  };
}
type ReadName = ReturnType<typeof readName>;

const REMEMBERED_NAMES = 5_000;

// Artists, venues and cities come again and again.
const knownName = memoize(readName, REMEMBERED_NAMES);
const knownArtist = memoize((name) => {
  const read = readName(name);
  return { ...read, initials: buildInitials(read.folded.split(' ')) };
}, REMEMBERED_NAMES);

function marksOf({ city_id, country_code, category, start_local }: SearchedFacts): string[] {
  return [
    ...(city_id === null ? [] : [cityLexeme(city_id)]),
    ...(country_code === null ? [] : [countryLexeme(country_code)]),
    categoryLexeme(category),
    yearLexeme(Number(start_local.slice(0, 4))),
    monthLexeme(Number(start_local.slice(5, 7))),
  ];
}

/** A tsvector that is being written down. */
interface Draft {
  parts: string[];
  place: number;
}

// Functions of a draft, not its own: V8 compiles what is made anew for each event again and again.

/** Says a word as often as it stands in the document: PostgreSQL puts its places together. Folded words hold nothing that is to be quoted. */
function addAlso({ parts, place }: Draft, words: string[], weight: Weight): void {
  for (const word of words) parts.push("'", word, ENDS[weight][place] ?? endAt(place, weight));
}

function addWords(draft: Draft, words: string[], weight: Weight): void {
  const { parts } = draft;
  const ends = ENDS[weight];
  let place = draft.place + 1; // a phrase does not reach from one name into the next
  for (const word of words) {
    place++;
    parts.push("'", word, ends[place] ?? endAt(place, weight));
  }
  draft.place = place;
}

function addName(draft: Draft, { words, joined }: ReadName, weight: Weight): void {
  addWords(draft, words, weight);
  addAlso(draft, joined, weight);
}

const endAt = (place: number, weight: Weight): string => `':${String(Math.min(place, MAX_PLACES))}${weight} `;
const endsOf = (weight: Weight) => Array.from({ length: 256 }, (_, place) => endAt(place, weight));
const ENDS = { A: endsOf('A'), B: endsOf('B'), C: endsOf('C'), D: endsOf('D') };
