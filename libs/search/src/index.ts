export { deletionKeys, editDistance, maxEdits, prefixEditDistance } from './words/edit-distance.ts';
export {
  type NameCity,
  type SharedCityName,
  createCityNaming,
  nameCityInCountry,
} from './places/city-naming.ts';
export { type Place, type PlaceCity, choosePlace, isOwnName } from './places/choose-place.ts';
export { type ClockSpan, parseClock } from './words/parse-clock.ts';
export type { Audience, Daypart, State, Topic, WordMeaning } from './words/word-meaning.ts';
export { type CityNameKind, cityNameKinds } from './places/city-names.ts';
export { type Region, type RegionIndex, createRegionIndex } from './places/region-index.ts';
export {
  type PlaceReading,
  cityKey,
  isInAreas,
  namesInReadings,
  readPlace,
  readWholePlace,
} from './places/place-reading.ts';
export {
  type CitySuggester,
  type SuggestedCity,
  createCitySuggester,
} from './places/suggest-cities.ts';
export { documentWords, foldedWords, joinedWords, queryWords } from './words/search-words.ts';
export { buildInitials } from './words/initials.ts';
export { suggestWord } from './words/suggest-word.ts';
export { type CountrySelection, parseCountries, suggestCountry } from './places/parse-countries.ts';
export { type EveryWeek, findEveryWeek } from './dates/every-week.ts';
export { type FoundDates, findDates, parseDates } from './dates/parse-dates.ts';
export { type Area, narrowArea, parseArea } from './places/parse-area.ts';
export type { DateSpan } from './dates/date-span.ts';
export { type PlaceCandidate, findPlaces, splitWords } from './places/find-places.ts';
export { asksForNearby } from './places/near-caller.ts';
export { isOnlinePlace } from './places/online-place.ts';
export { joinedPlaces, splitCityList } from './places/joined-places.ts';
export { suggestMeaning } from './words/suggest-meaning.ts';
export { NICKNAMES } from './words/tables/nicknames.ts';
export { readEmoji } from './words/emoji.ts';
export { genrePhrases } from './words/genre-phrases.ts';
export { findMeaning, foldPhrases, maxPhraseWords, wordsForMusic } from './words/lexicon.ts';
export { type PriceLimit, parsePriceLimit } from './words/parse-price-limit.ts';
export { findUnrecorded } from './words/unrecorded.ts';
export { type CompetitionRun, competitionPhrases, findCompetition } from './words/competitions.ts';
export { findMeanings } from './words/find-meanings.ts';
export { AUDIENCE_PHRASES } from './words/tables/condition-words.ts';
export { EXCLUDING_PLACE_WORDS, EXCLUDING_WORDS } from './words/tables/exclusion-words.ts';
export { CATEGORY_WORDS } from './words/tables/category-words.ts';
export { parseMonthName } from './dates/month-names.ts';
export { expandCityNames, separatePhrases } from './words/separate-phrases.ts';
export { parseCountry } from './places/parse-country.ts';
export { regionNameForCode } from './places/region-codes.ts';
