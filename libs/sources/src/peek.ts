import { Readable } from 'node:stream';

/**
 * Reads at least `bytes` bytes (less at the end) and returns them together with the complete
 * stream. Leaving the returned stream early does not close the original one: the caller closes it.
 */
export async function peek(stream: AsyncIterable<Buffer | string>, bytes: number) {
  const chunks = stream[Symbol.asyncIterator]();
  const read: Buffer[] = [];
  for (let size = 0; size < bytes; size += read.at(-1)?.length ?? 0) {
    const next = await chunks.next();
    if (next.done) break;
    read.push(toBuffer(next.value));
  }
  const head = Buffer.concat(read);
  return { head, content: Readable.from(concat(head, chunks), { objectMode: false }) };
}

async function* concat(head: Buffer, rest: AsyncIterator<Buffer | string>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next())
    yield toBuffer(next.value);
}

const toBuffer = (chunk: Buffer | string): Buffer =>
  typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
