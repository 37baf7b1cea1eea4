import type { Category, Kind } from '@marquee/domain';

export type Audience = 'kids' | 'family' | 'seniors';
/** What happened to an event. */
export type State = 'cancelled' | 'postponed' | 'sold_out';
export type Daypart = 'morning' | 'afternoon' | 'evening';

/** A subject of events: a genre, a sport, a technology. */
export interface Topic {
  name: string;
  /** A genre of music or of the stage. */
  isGenre: boolean;
  /** Folded phrases. An event about the topic contains one of them. */
  phrases: readonly string[];
  /** Folded phrases of narrower or neighbouring subjects: react for javascript. */
  related: readonly string[];
  /** Events of this kind of the model are about it as well. */
  kind?: Kind;
}

/** What a word or phrase of a query means. */
export interface WordMeaning {
  category?: Category;
  /** Another category that has such events: festivals have concerts. */
  also?: Category;
  topic?: Topic;
  free?: true;
  online?: true;
  audience?: Audience;
  daypart?: Daypart;
  state?: State;
  /**
   * A word for events in general, such as "night" or "things to do". With a topic, it is what a
   * query is about only if nothing else is.
   */
  isKind?: true;
  /** Kinds that seldom suit the query: sports for a date night. */
  unsuited?: readonly Category[];
}
