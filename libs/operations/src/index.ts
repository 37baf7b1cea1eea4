export { getEvent, type GetEventDeps } from './get-event.ts';
export { listEvents, type ListEventsDeps } from './list-events.ts';
export type { Addresses } from './present-event.ts';
export { searchEvents, type SearchEventsDeps } from './search/search-events.ts';
