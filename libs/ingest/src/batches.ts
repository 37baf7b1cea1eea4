/** Records in lists of `size`, at most `limit` of them in all. */
export async function* batchesOf<Read>(
  { records, limit = Infinity }: { records: AsyncIterable<Read> | Iterable<Read>; limit?: number },
  size: number,
): AsyncGenerator<Read[]> {
  let batch: Read[] = [];
  let read = 0;
  if (limit > 0) {
    for await (const record of records) {
      batch.push(record);
      read++;
      if (batch.length === size) {
        yield batch;
        batch = [];
      }
      if (read >= limit) break;
    }
  }
  if (batch.length > 0) yield batch;
}
