/** One reason for (positive weight) or against (negative weight) a match of two listings. */
export interface Evidence {
  weight: number;
  /** A short reason such as "same title". Empty if it is not worth reporting. */
  reason: string;
}

export const evidence = (weight: number, reason: string): Evidence => ({ weight, reason });

/** A weight that no other evidence can outweigh. */
export const DECISIVE = -100;
