import { pipeline, type Transform } from 'node:stream';
import { createBrotliDecompress, createInflate, createInflateRaw } from 'node:zlib';
import { peek } from '../peek.ts';

/** The encodings that a server may use. Gzip is detected by content, also in files. */
export const ACCEPT_ENCODING = 'gzip, deflate, br';

/**
 * A Content-Encoding that was not requested. The message completes a sentence that begins with the
 * address.
 */
export class UnsupportedEncodingError extends Error {}

/** Decodes a response by its Content-Encoding header. Throws an UnsupportedEncodingError. */
export function decodeContent(
  body: AsyncIterable<Buffer>,
  header: string | null,
): AsyncIterable<Buffer> {
  const encodings = (header ?? '')
    .toLowerCase()
    .split(/\s*,\s*/)
    .filter(Boolean);
  return encodings.toReversed().reduce(decode, body);
}

function decode(body: AsyncIterable<Buffer>, encoding: string): AsyncIterable<Buffer> {
  if (encoding === 'br') return transform(body, () => createBrotliDecompress());
  if (encoding === 'deflate') return transform(body, createInflateFor);
  if (['gzip', 'x-gzip', 'identity'].includes(encoding)) return body;
  throw new UnsupportedEncodingError(
    `sends the encoding ${encoding.slice(0, 20)}, which is not supported`,
  );
}

/** Some servers send raw deflate data without the header that RFC 9110 requires. */
function createInflateFor([first = 0, second = 0]: Buffer): Transform {
  const hasHeader = (first & 0x0f) === 8 && (first * 256 + second) % 31 === 0;
  return hasHeader ? createInflate() : createInflateRaw();
}

async function* transform(
  body: AsyncIterable<Buffer>,
  createTransform: (head: Buffer) => Transform,
): AsyncGenerator<Buffer> {
  const { head, content } = await peek(body, 2);
  if (head.length === 0) return;
  const decoded = createTransform(head);
  pipeline(content, decoded, () => undefined); // an error reaches the reader through `decoded`
  for await (const chunk of decoded as AsyncIterable<Buffer>) yield chunk;
}
