/** The limits of a batch. */
export interface BatchLimits {
  records: number;
  /** Total length of all texts. The last record may exceed it. */
  characters: number;
}

/** Groups records into batches. Reads at most `limit` records. */
export async function* inBatches<Item extends object>(
  { records, limit = Infinity }: { records: AsyncIterable<Item> | Iterable<Item>; limit?: number },
  limits: BatchLimits,
): AsyncGenerator<Item[]> {
  let batch: Item[] = [];
  let characters = 0;
  let read = 0;
  if (limit > 0) {
    for await (const record of records) {
      batch.push(record);
      characters += countCharacters(record);
      read++;
      if (batch.length >= limits.records || characters >= limits.characters) {
        yield batch;
        batch = [];
        characters = 0;
      }
      if (read >= limit) break;
    }
  }
  if (batch.length > 0) yield batch;
}

function countCharacters(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let characters = 0;
  for (const part of Object.values(value)) characters += countCharacters(part);
  return characters;
}
