/** What a batch holds at most. */
export interface BatchLimits {
  records: number;
  /** Of all texts in it: a few long records weigh as much as many. It may be exceeded by its last record. */
  characters: number;
}

/** Records in lists, at most `limit` of them in all. */
export async function* batchesOf<Read extends object>(
  { records, limit = Infinity }: { records: AsyncIterable<Read> | Iterable<Read>; limit?: number },
  most: BatchLimits,
): AsyncGenerator<Read[]> {
  let batch: Read[] = [];
  let characters = 0;
  let read = 0;
  if (limit > 0) {
    for await (const record of records) {
      batch.push(record);
      characters += charactersIn(record);
      read++;
      if (batch.length >= most.records || characters >= most.characters) {
        yield batch;
        batch = [];
        characters = 0;
      }
      if (read >= limit) break;
    }
  }
  if (batch.length > 0) yield batch;
}

function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let characters = 0;
  for (const part of Object.values(value)) characters += charactersIn(part);
  return characters;
}
