import { Readable } from 'node:stream';

/**
 * Reads at least `bytes` bytes (less only at the end) and gives them back together with the whole stream, unread.
 * Leaving the new stream early does not end the one below it; whoever opened that one closes it.
 */
export async function peek(stream: AsyncIterable<Buffer | string>, bytes: number) {
  const chunks = stream[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < bytes) {
    const next = await chunks.next();
    if (next.done) break;
    head = Buffer.concat([head, asBuffer(next.value)]);
  }
  return { head, content: Readable.from(joined(head, chunks), { objectMode: false }) };
}

async function* joined(head: Buffer, rest: AsyncIterator<Buffer | string>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield asBuffer(next.value);
}

const asBuffer = (chunk: Buffer | string): Buffer => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
