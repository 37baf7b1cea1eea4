import { countryName, foldText, type ArtistIds, type NormalisedEvent } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import { foldName } from './fold-name.ts';
import { unifySportTitle, unifyTeam } from './sport-titles.ts';
import { withoutSquad } from './squads.ts';
import { titleWords, type TitleWords } from './title-words.ts';
import { parseWebIdentity, type WebIdentity } from './web-identity.ts';

export interface MatchFeatures {
  source: string;
  event: NormalisedEvent;
  title: TitleWords;
  /** Words of its place, which some titles contain and others do not. */
  placeWords: Set<string>;
  /** First and last day, in days since 1970. */
  firstDay: number;
  lastDay: number;
  /** Minutes after midnight. Null if the hour is unknown. */
  minute: number | null;
  pages: WebIdentity[];
  /** Folded names of the performers. */
  lineup: string[];
  /** Artist ids by folded name. */
  ids: ReadonlyMap<string, ArtistIds>;
  /** The sides of a match, the home side first; countries as one word. Null for other events. */
  sides: [string, string] | null;
  /** The sides as the source names them: "Monaco" is a club in a league. */
  clubs: [string, string] | null;
  /** The two teams as the source names them: "Arsenal Women". */
  teams: [string, string] | null;
  venue: string[];
}

const DAY_MS = 86_400_000;
const CACHE_LIMIT = 5_000;

/** The features that do not depend on the source. */
export type ListingFeatures = Omit<MatchFeatures, 'source'>;

const cache = new WeakMap<NormalisedEvent, ListingFeatures>();

export const matchFeatures = (source: string, event: NormalisedEvent): MatchFeatures => ({
  ...listingFeatures(event),
  source,
});

/** Computes the features once per event object. */
export function listingFeatures(event: NormalisedEvent): ListingFeatures {
  const cached = cache.get(event);
  if (cached) return cached;
  const features = computeFeatures(event);
  cache.set(event, features);
  return features;
}

function computeFeatures(event: NormalisedEvent): ListingFeatures {
  const firstDay = dayNumber(event.start_local);
  const lineup = event.artists.map(foldName);
  const teams = findTeams(event, lineup);
  const clubs: [string, string] | null = teams && [withoutSquad(teams[0]), withoutSquad(teams[1])];
  return {
    event,
    title: featuresOfTitle(event),
    placeWords: placeWords(event),
    firstDay,
    lastDay: event.end_local === null ? firstDay : Math.max(firstDay, dayNumber(event.end_local)),
    minute: startMinute(event),
    pages: findPages(event),
    lineup,
    ids: new Map((event.artist_ids ?? []).map((artist) => [foldName(artist.name), artist])),
    sides: clubs && [unifyTeam(clubs[0]), unifyTeam(clubs[1])],
    clubs,
    teams,
    venue: foldText(event.venue_name ?? '')
      .split(' ')
      .filter((word) => word !== '' && word !== 'the'),
  };
}

/** Languages order the words of a race differently, so their order does not count. */
function featuresOfTitle({ title, category, start_local }: NormalisedEvent): TitleWords {
  const year = Number(start_local.slice(0, 4));
  if (category !== 'sports') return titleWords(title, year);
  const words = titleWords(unifySportTitle(title), year);
  return { ...words, joined: [...new Set(words.words)].sort().join('') };
}

const dayNumber = (local: string) =>
  Math.floor(Date.parse(`${local.slice(0, 10)}T00:00:00Z`) / DAY_MS);

/** Returns null at midnight, which many sources state for an unknown hour. */
function startMinute({ start_local, all_day, time_tbd, date_tbd }: NormalisedEvent): number | null {
  if (all_day || time_tbd || date_tbd) return null;
  const minute = Number(start_local.slice(11, 13)) * 60 + Number(start_local.slice(14, 16));
  return minute === 0 ? null : minute;
}

const placeWords = ({ city_name, country_code }: NormalisedEvent): Set<string> =>
  cachedPlaceWords.memo(
    `${city_name ?? ''} ${country_code ?? ''} ${country_code === null ? '' : countryName(country_code)}`,
  );

const cachedPlaceWords = new LRUCache<string, Set<string>>({
  max: CACHE_LIMIT,
  memoMethod: (place) =>
    new Set(
      foldText(place)
        .split(' ')
        .filter((word) => word.length > 1),
    ),
});

function findPages({ url, ticket_url }: NormalisedEvent): WebIdentity[] {
  const pages = [parseWebIdentity(url), parseWebIdentity(ticket_url)].filter(
    (page) => page !== null,
  );
  return pages.filter(
    ({ page }, index) => pages.findIndex((other) => other.page === page) === index,
  );
}

const BETWEEN_SIDES = /\s+(?:v|vs|v\.|vs\.|x|contra|gegen|contre|kontra|против|–|—|-|@|at)\s+/i;
const AWAY_FIRST = /\s(?:@|at)\s/i;
// "Mile 250 - Race 1" names a session, not two sides.
const SESSION =
  /\b(?:race|qualifying|practice|sprint|warm ?up|rounds?|stage|session|heat|grand prix|gp|rennen|etappe|day)\b/;
const COMPETITION = /^[^:]{2,40}:\s+/;
// "Spain v Portugal (friendly)", "Espanha x Portugal, amistoso"
const REMARK = /\s*\([^()]{2,80}\)|,\s[^,]{0,80}$/g;

/**
 * Returns the two opponents of a match, the home side first: from the title, or the only two
 * artists.
 */
function findTeams(
  { title, category, artists }: NormalisedEvent,
  lineup: string[],
): [string, string] | null {
  if (category !== 'sports') return null;
  const teams = title.replace(COMPETITION, '').replace(REMARK, '');
  const [home, away, ...more] =
    artists.length === 2 ? lineup : teams.split(BETWEEN_SIDES).map(foldText);
  if (!home || !away || more.length > 0 || SESSION.test(`${home} ${away}`)) return null;
  return artists.length !== 2 && AWAY_FIRST.test(teams) ? [away, home] : [home, away];
}
