import {
  documentWords,
  foldText,
  foldedWords,
  initialsOf,
  joinedWords,
  type Category,
  type EventStatus,
} from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import { categoryMark, cityMark, countryMark, monthMark, wholeNameMark, yearMark } from './marks.ts';
import { quoted } from './tsquery.ts';

// What stands further down is hardly what an event is about, and each word costs at writing.
const DESCRIPTION_CHARACTERS = 300;
const MOST_ARTISTS = 30;
const MOST_PLACES = 16_000; // a tsvector counts no further

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
  /** What mistyped words may mean. */
  vocabulary: string[];
}

/** Whose document it is, and what of the event a search ranks by. */
export interface SearchedEvent {
  event_id: string;
  starts_at: Date;
  runs_until: Date;
  long_running: boolean;
  status: EventStatus;
  featured: boolean;
  popularity: number;
}
export type EventDocument = SearchedEvent & SearchDocument;

export function eventDocumentOf(event: SearchedEvent, facts: SearchedFacts): EventDocument {
  const { event_id, starts_at, runs_until, long_running, status, featured, popularity } = event;
  return { event_id, starts_at, runs_until, long_running, status, featured, popularity, ...searchDocumentOf(facts) };
}

type Weight = 'A' | 'B' | 'C' | 'D';

/**
 * An event as a tsvector: title A, artists B, venue C, city, tags and the beginning of the description D; and marks without a
 * place for whole names, city, country, category, year and month.
 */
function searchDocumentOf(facts: SearchedFacts): SearchDocument {
  const title = readName(facts.title);
  const artists = facts.artists.slice(0, MOST_ARTISTS).map(knownName);
  const venue = facts.venue_name ? [knownName(facts.venue_name)] : [];
  const names = { A: [title], B: artists, C: venue, D: facts.city_name ? [knownName(facts.city_name)] : [] };
  const document = createTsvector();
  const vocabulary = new Set<string>();
  for (const weight of ['A', 'B', 'C', 'D'] as const) {
    for (const name of names[weight]) {
      document.addName(name, weight);
      for (const word of name.words) vocabulary.add(word);
      for (const word of name.joined) vocabulary.add(word);
    }
  }
  for (const artist of artists) document.addAlso(artist.initials, 'B');
  document.addText(facts.tags.join(' '));
  document.addText(facts.description?.slice(0, DESCRIPTION_CHARACTERS) ?? '');
  for (const name of [title, ...artists, ...venue]) document.mark(name.mark);
  for (const mark of marksOf(facts)) document.mark(mark);
  return { title_words: title.words.length, document: document.print(), vocabulary: [...vocabulary] };
}

function readName(name: string) {
  const folded = foldText(name);
  return {
    words: foldedWords(folded),
    joined: joinedWords(name),
    initials: initialsOf(folded.split(' ')),
    mark: wholeNameMark(folded || name),
  };
}
type ReadName = ReturnType<typeof readName>;

const REMEMBERED_NAMES = 5_000;
const names = new LRUCache<string, ReadName>({ max: REMEMBERED_NAMES });

/** Artists, venues and cities come again and again. */
function knownName(name: string): ReadName {
  const known = names.get(name);
  if (known) return known;
  const read = readName(name);
  names.set(name, read);
  return read;
}

function marksOf({ city_id, country_code, category, start_local }: SearchedFacts): string[] {
  return [
    ...(city_id === null ? [] : [cityMark(city_id)]),
    ...(country_code === null ? [] : [countryMark(country_code)]),
    categoryMark(category),
    yearMark(Number(start_local.slice(0, 4))),
    monthMark(Number(start_local.slice(5, 7))),
  ];
}

function createTsvector() {
  const places = new Map<string, string>();
  let place = 0;

  const put = (word: string, weight: Weight) => {
    const known = places.get(word);
    const here = `${String(Math.min(place, MOST_PLACES))}${weight}`;
    places.set(word, known ? `${known},${here}` : here);
  };
  function add(words: string[], weight: Weight): void {
    place++; // a phrase does not reach from one name into the next
    for (const word of words) {
      place++;
      put(word, weight);
    }
  }
  function addAlso(words: string[], weight: Weight): void {
    for (const word of words) put(word, weight);
  }
  function addName({ words, joined }: ReadName, weight: Weight): void {
    add(words, weight);
    addAlso(joined, weight);
  }
  const print = () => {
    const lexemes: string[] = [];
    places.forEach((where, word) => lexemes.push(where === '' ? quoted(word) : `${quoted(word)}:${where}`));
    return lexemes.join(' ');
  };
  return {
    addName,
    addAlso,
    addText: (text: string) => {
      add(documentWords(text), 'D');
    },
    mark: (mark: string) => places.set(mark, ''),
    print,
  };
}
