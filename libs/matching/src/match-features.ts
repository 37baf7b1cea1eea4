import { countryName, foldText, memoize, type ArtistIds, type NormalisedEvent } from '@marquee/domain';
import { titleWords, type TitleWords } from './title-words.ts';
import { webIdentityOf, type WebIdentity } from './web-identity.ts';

/** What tells which event a source means. */
export interface MatchFeatures {
  /** The source, by number or name. */
  source: string;
  facts: NormalisedEvent;
  title: TitleWords;
  /** Words of its place: they stand in some titles and not in others. */
  placeWords: Set<string>;
  /** Days since 1970 of its first and last day. */
  firstDay: number;
  lastDay: number;
  /** Minutes after midnight; null where the hour is unknown. */
  minute: number | null;
  pages: WebIdentity[];
  /** Folded names of who performs. */
  bill: string[];
  /** The ids of those whose ids are known, by folded name. */
  ids: ReadonlyMap<string, ArtistIds>;
  /** The two sides of a match, in order; null where it is none. */
  sides: [string, string] | null;
  venue: string[];
}

const DAY_MS = 86_400_000;
const REMEMBERED_PLACES = 5_000;

/** What facts tell, whoever states them. */
export type ListingFeatures = Omit<MatchFeatures, 'source'>;

const remembered = new WeakMap<NormalisedEvent, ListingFeatures>();

export const matchFeatures = (source: string, facts: NormalisedEvent): MatchFeatures => ({
  ...listingFeatures(facts),
  source,
});

/** Made once for each `facts`. */
export function listingFeatures(facts: NormalisedEvent): ListingFeatures {
  const known = remembered.get(facts);
  if (known) return known;
  const traits = readTraits(facts);
  remembered.set(facts, traits);
  return traits;
}

function readTraits(facts: NormalisedEvent): ListingFeatures {
  const firstDay = dayOf(facts.start_local);
  const bill = facts.artists.map(foldText);
  return {
    facts,
    title: titleWords(facts.title),
    placeWords: placeWordsOf(facts),
    firstDay,
    lastDay: facts.end_local === null ? firstDay : Math.max(firstDay, dayOf(facts.end_local)),
    minute: minuteOf(facts),
    pages: pagesOf(facts),
    bill,
    ids: new Map((facts.artist_ids ?? []).map((artist) => [foldText(artist.name), artist])),
    sides: sidesOf(facts, bill),
    venue: foldText(facts.venue_name ?? '')
      .split(' ')
      .filter((word) => word !== '' && word !== 'the'),
  };
}

const dayOf = (local: string) => Math.floor(Date.parse(`${local.slice(0, 10)}T00:00:00Z`) / DAY_MS);

/** Midnight is what many write who do not know the hour. */
function minuteOf({ start_local, all_day, time_tbd, date_tbd }: NormalisedEvent): number | null {
  if (all_day || time_tbd || date_tbd) return null;
  const minute = Number(start_local.slice(11, 13)) * 60 + Number(start_local.slice(14, 16));
  return minute === 0 ? null : minute;
}

const placeWordsOf = ({ city_name, country_code }: NormalisedEvent): Set<string> =>
  wordsOfPlace(`${city_name ?? ''} ${country_code ?? ''} ${country_code === null ? '' : countryName(country_code)}`);

const wordsOfPlace = memoize(
  (place) =>
    new Set(
      foldText(place)
        .split(' ')
        .filter((word) => word.length > 1),
    ),
  REMEMBERED_PLACES,
);

function pagesOf({ url, ticket_url }: NormalisedEvent): WebIdentity[] {
  const pages = [webIdentityOf(url), webIdentityOf(ticket_url)].filter((page) => page !== null);
  return pages.filter(({ page }, index) => pages.findIndex((other) => other.page === page) === index);
}

const BETWEEN_SIDES = /\s+(?:v|vs|v\.|vs\.|–|—|-|@)\s+/i;

/** Two who play against each other: in the title, or the only two on the bill of a match. */
function sidesOf({ title, category, artists }: NormalisedEvent, bill: string[]): [string, string] | null {
  if (category !== 'sports') return null;
  const [home, away, ...more] = artists.length === 2 ? bill : title.split(BETWEEN_SIDES).map(foldText);
  return home && away && more.length === 0 ? [home, away] : null;
}
