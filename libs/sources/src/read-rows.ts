import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';

/** Yields the rows of a compressed table of tab-separated values, with the header. */
export async function* readRows(file: string): AsyncGenerator<string[]> {
  const input = createReadStream(file).pipe(createGunzip());
  for await (const line of createInterface({ input, crlfDelay: Infinity })) yield line.split('\t');
}
