// Limits the duration of each statement.
const BATCH_SIZE = 5_000;

/**
 * Repeats a statement that changes up to `limit` rows until it changes fewer. Returns the number of
 * all.
 */
export async function inBatches(change: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (let batch = BATCH_SIZE; batch === BATCH_SIZE; total += batch)
    batch = await change(BATCH_SIZE);
  return total;
}
