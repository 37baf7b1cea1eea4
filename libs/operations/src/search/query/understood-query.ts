import type { LocalDay } from '@marquee/database';
import type { Category } from '@marquee/domain';
import type {
  Audience,
  ClockSpan,
  Daypart,
  PlaceCandidate,
  PriceLimit,
  State,
  Topic,
} from '@marquee/search';
import type { Home } from '../../places/place-finder.ts';
import type { KnownName } from '../known-names.ts';
import type { Token } from './parse-query.ts';
import type { FindPosition, Landmark } from './places/query-landmark.ts';
import type { Exclusions } from './query-exclusions.ts';
import type { TeamSide } from './team-side.ts';

/** What a query means. A condition that it does not state is absent, null or empty. */
export interface UnderstoodQuery {
  /** All tokens of the query. */
  tokens: Token[];
  /** The tokens outside place, days and price. */
  inner: Token[];
  /** The tokens without a meaning, without connecting words: names and subjects. */
  words: Token[];
  /** The words that were dropped, because no event states them, or they name an unknown place. */
  ignored: Token[];
  /** Attributes that the query names and sources seldom state: "wheelchair access". */
  unrecorded: string[];
  /** Words of a sentence were left out of `words`. They can be a part of a name. */
  hasFillers: boolean;
  /** Words for a kind of event. A hit with them ranks higher. */
  kindTokens: Token[];
  /** The lexicon contains some of the words. */
  hasMeaning: boolean;
  categories: Category[];
  /** Other categories that have events of the only category. */
  also: Category[];
  excluded: Exclusions;
  topics: Topic[];
  audience: Audience | null;
  /** Kinds that seldom suit the mood: sports for a date night. They come last. */
  unsuited: Category[];
  daypart: Daypart | null;
  /** Hours in which events begin: "after 10pm". They outweigh `daypart`. */
  hours: ClockSpan | null;
  /** What happened to the events: "cancelled concerts". */
  states: State[];
  free: boolean;
  online: boolean;
  price: PriceLimit | null;
  /** The query names two opponents: "Berlin vs Hamburg". Its words are in names. */
  isFixture: boolean;
  /** "home games": only matches in which the named team is on this side. */
  side: TeamSide | null;
  /** Low prices come first. */
  isCheapest: boolean;
  /** What is next comes first. */
  isSoonest: boolean;
  /** Days of every week: "on fridays". Monday is 1. */
  weekdays: number[] | null;
  on: LocalDay | null;
  /** `on` as dates in the zone of the place. */
  dates: string | null;
  /** Another meaning of the days: on a Tuesday, "next weekend" can be the coming one. */
  onOther: LocalDay | null;
  /** The dates of days of the week. They can mean those of a later week. */
  ofWeek: string | null;
  /** They can be those of any week. */
  isAnyWeek: boolean;
  place: PlaceCandidate | null;
  /** A place that was not read as one, because it can be a part of a name. */
  softPlace: PlaceCandidate | null;
  /** Further places: "Berlin or Hamburg". */
  morePlaces: PlaceCandidate[];
  /** "techno but not in Berlin" */
  excludedPlaces: PlaceCandidate[];
  /** A venue or a part of a city, around which the events are. */
  landmark: Landmark | null;
  /** The name of the place that events shall be near to, if it is unknown. */
  unknownPlace: string | null;
  known: ReadonlyMap<string, KnownName>;
}

export interface QueryVocabulary {
  findPlaces: (query: string) => Promise<PlaceCandidate[]>;
  findPosition: FindPosition;
  findKnownNames: (tokens: Token[]) => Promise<Map<string, KnownName>>;
  /** Returns the zone and the country in which a query about a place is read, if they are known. */
  findHome: (place: PlaceCandidate | null) => Promise<Home>;
  /** Returns whether a text names a city, also with a typo. */
  isCity: (name: string) => Promise<boolean>;
  /** Returns whether the words are in the names of one event. */
  isInNames: (tokens: Token[], known: ReadonlyMap<string, KnownName>) => Promise<boolean>;
  /** Returns whether the catalogue has a genre of this folded name. */
  isGenre: (key: string) => Promise<boolean>;
  /** Returns whether adjacent words are in names of events outside a place. */
  isNameElsewhere: (name: Token, place: PlaceCandidate) => Promise<boolean>;
  now: Date;
}
