import type { Weather } from './plan.ts';

/** What a plan takes into account beside the event. */
export interface PlanContext {
  now: Date;
  weather: Weather;
  /** Of the artists on the bill, by slug, as far as known. */
  spotifyIds: ReadonlyMap<string, string>;
  /** Makes a provider's address one that a partner programme knows; the address itself where there is none. */
  wrap: (url: string) => string;
}
