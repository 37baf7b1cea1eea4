import type { Weather } from './plan.ts';

/** The inputs of a plan other than the event. */
export interface PlanContext {
  now: Date;
  weather: Weather;
  /** Known Spotify ids of the artists, by slug. */
  spotifyIds: ReadonlyMap<string, string>;
  /** Turns the URL of a provider into an affiliate link if there is a partner programme. */
  wrap: (url: string) => string;
}
