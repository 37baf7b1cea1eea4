import { foldText, type Category, type EventStatus } from '@marquee/domain';
import { documentWords, foldedWords, buildInitials, joinedWords } from '@marquee/search';
import { LRUCache } from 'lru-cache';
import {
  categoryLexeme,
  cityLexeme,
  countryLexeme,
  monthLexeme,
  SAMPLE_LEXEME,
  wholeNameLexeme,
  yearLexeme,
} from './facet-lexemes.ts';
import { quoted } from './tsquery.ts';

// Text further down rarely states what an event is about, and each word makes writes slower.
const DESCRIPTION_CHARACTERS = 300;
const MAX_ARTISTS = 30;
const MAX_OTHER_NAMES = 12;
const MAX_POSITION = 16_000; // limit of tsvector

export interface SearchedFields {
  title: string;
  artists: string[];
  venue_name: string | null;
  /** Other and former names of the venue, and former names of the artists. */
  other_venue_names?: string[];
  former_artist_names?: string[];
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
  document: string;
  /** Words for spelling correction; may contain duplicates. */
  vocabulary: string[];
}

export interface RankingFields {
  demo: boolean;
  starts_at: Date;
  runs_until: Date;
  long_running: boolean;
  status: EventStatus;
  featured: boolean;
  popularity: number;
}
export type EventDocument = { event_id: string } & Omit<RankingFields, 'demo'> & SearchDocument;

export function toEventDocument(
  event_id: string,
  event: RankingFields,
  fields: SearchedFields,
): EventDocument {
  const { starts_at, runs_until, long_running, status, featured, popularity } = event;
  return {
    event_id,
    starts_at,
    runs_until,
    long_running,
    status,
    featured,
    popularity,
    ...buildSearchDocument(fields, event.demo),
  };
}

type Weight = 'A' | 'B' | 'C' | 'D';

/**
 * Builds a tsvector. Weights: title A, artists B, venue C, also by their other names; city, tags
 * and the start of the description D. Lexemes without a position stand for whole names, city,
 * country, category, year and month, and for samples.
 */
function buildSearchDocument(fields: SearchedFields, demo: boolean): SearchDocument {
  const title = parseName(fields.title);
  const { former_artist_names: formerNames = [], other_venue_names: otherNames = [] } = fields;
  const artists = [
    ...fields.artists.slice(0, MAX_ARTISTS),
    ...formerNames.slice(0, MAX_OTHER_NAMES),
  ].map((name) => parsedArtists.memo(name));
  const venue = [
    ...(fields.venue_name ? [fields.venue_name] : []),
    ...otherNames.slice(0, MAX_OTHER_NAMES),
  ].map((name) => parsedNames.memo(name));
  const city = fields.city_name ? [parsedNames.memo(fields.city_name)] : [];
  const builder: VectorBuilder = { parts: [], position: 0 };
  addName(builder, title, 'A');
  for (const artist of artists) addName(builder, artist, 'B');
  for (const name of venue) addName(builder, name, 'C');
  for (const name of city) addName(builder, name, 'D');
  for (const artist of artists) addAtCurrentPosition(builder, artist.initials, 'B');
  addWords(builder, documentWords(fields.tags.join(' ')), 'D');
  addWords(builder, documentWords(fields.description?.slice(0, DESCRIPTION_CHARACTERS) ?? ''), 'D');
  const named = [title, ...artists, ...venue];
  for (const { wholeName } of named) builder.parts.push(quoted(wholeName), ' ');
  for (const lexeme of eventFacets(fields)) builder.parts.push(quoted(lexeme), ' ');
  if (demo) builder.parts.push(quoted(SAMPLE_LEXEME), ' ');
  const vocabulary: string[] = [];
  for (const { words, joined } of [...named, ...city]) vocabulary.push(...words, ...joined);
  return { title_words: title.words.length, document: builder.parts.join(''), vocabulary };
}

function parseName(name: string) {
  const folded = foldText(name);
  return {
    folded,
    words: foldedWords(folded),
    joined: joinedWords(name),
    wholeName: wholeNameLexeme(folded || name),
  };
}
type ParsedName = ReturnType<typeof parseName>;

const CACHE_LIMIT = 5_000;

const parsedNames = new LRUCache<string, ParsedName>({ max: CACHE_LIMIT, memoMethod: parseName });
const parsedArtists = new LRUCache<string, ParsedName & { initials: string[] }>({
  max: CACHE_LIMIT,
  memoMethod: (name) => {
    const parsed = parseName(name);
    return { ...parsed, initials: buildInitials(parsed.folded.split(' ')) };
  },
});

function eventFacets({ city_id, country_code, category, start_local }: SearchedFields): string[] {
  return [
    ...(city_id === null ? [] : [cityLexeme(city_id)]),
    ...(country_code === null ? [] : [countryLexeme(country_code)]),
    categoryLexeme(category),
    yearLexeme(Number(start_local.slice(0, 4))),
    monthLexeme(Number(start_local.slice(5, 7))),
  ];
}

interface VectorBuilder {
  parts: string[];
  position: number;
}

// Functions instead of methods: V8 recompiles closures that are created per event.

/** PostgreSQL merges the positions of repeated words. Folded words need no quoting. */
function addAtCurrentPosition(
  { parts, position }: VectorBuilder,
  words: string[],
  weight: Weight,
): void {
  for (const word of words)
    parts.push("'", word, SUFFIXES[weight][position] ?? suffixAt(position, weight));
}

function addWords(builder: VectorBuilder, words: string[], weight: Weight): void {
  const { parts } = builder;
  const suffixes = SUFFIXES[weight];
  let position = builder.position + 1; // a gap, so that no phrase spans two names
  for (const word of words) {
    position++;
    parts.push("'", word, suffixes[position] ?? suffixAt(position, weight));
  }
  builder.position = position;
}

function addName(builder: VectorBuilder, { words, joined }: ParsedName, weight: Weight): void {
  addWords(builder, words, weight);
  addAtCurrentPosition(builder, joined, weight);
}

const suffixAt = (position: number, weight: Weight): string =>
  `':${String(Math.min(position, MAX_POSITION))}${weight} `;
const suffixes = (weight: Weight) =>
  Array.from({ length: 256 }, (_, position) => suffixAt(position, weight));
const SUFFIXES = { A: suffixes('A'), B: suffixes('B'), C: suffixes('C'), D: suffixes('D') };
