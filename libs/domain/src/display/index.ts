export { calendarLeaf, runningText, type CalendarLeaf } from './calendar-leaf.ts';
export { categoryName } from './category-name.ts';
export { findAction, type ActionKind, type ActionableEvent, type EventAction } from './event-action.ts';
export { phaseAt, type PhasedEvent } from './event-phase.ts';
export { formatPlace, NOT_STATED, ONLINE, placeName, TO_BE_ANNOUNCED } from './format-place.ts';
export { formatPrice, isFree, type PricedEvent } from './format-price.ts';
export { formatSpan, type FormattedSpan, type SpanOptions } from './format-span.ts';
export { endOfEvent, lastsDays, localDates, type EventTimes } from './local-dates.ts';
export { wordsFor, type EventWords } from './words.ts';
