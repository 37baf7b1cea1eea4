/** One thing that speaks for (above 0) or against (below 0) two listings being of one event. */
export interface Evidence {
  weight: number;
  /** In words, for people: "same title". Empty for what nobody needs to read. */
  reason: string;
}

export const evidence = (points: number, says: string): Evidence => ({ weight: points, reason: says });

/** No amount of other evidence outweighs it. */
export const DECISIVE = -100;
