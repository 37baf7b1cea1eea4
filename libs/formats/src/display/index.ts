export { formatConflicts } from './format-conflicts.ts';
export { calendarLeaf, runningText, type CalendarLeaf } from './calendar-leaf.ts';
export { calendarLinks, type CalendarLink } from './calendar-links.ts';
export { CATEGORY_COLOURS } from './category-colours.ts';
export { categoryName } from './category-name.ts';
export {
  findAction,
  type ActionKind,
  type ActionableEvent,
  type EventAction,
} from './event-action.ts';
export {
  describeState,
  STATE_COLOURS,
  STATE_KINDS,
  type EventState,
  type StateKind,
} from './event-state.ts';
export { isOff, phaseAt, type PhasedEvent } from './event-phase.ts';
export { fieldValueName, languageName, NAMED_VALUES, type NamedField } from './field-name.ts';
export { formatMoreDates } from './format-more-dates.ts';
export { groupBySeries } from './group-by-series.ts';
export {
  formatPlace,
  isCityName,
  NOT_STATED,
  ONLINE,
  placeName,
  TO_BE_ANNOUNCED,
} from './format-place.ts';
export {
  formatPrice,
  formatPriceRange,
  formatStatedPrice,
  isFree,
  type PricedEvent,
  type Prices,
} from './format-price.ts';
export {
  formatSpan,
  formatTimeOfDay,
  type FormattedSpan,
  type SpanOptions,
} from './format-span.ts';
export { endOfEvent, lastsDays, localDates, type EventTimes } from './local-dates.ts';
export { isStreetAddress, splitVenue } from './street-address.ts';
export { isLongRun, splitLongRuns } from './long-runs.ts';
export { wordsFor, type EventWords } from './words.ts';
