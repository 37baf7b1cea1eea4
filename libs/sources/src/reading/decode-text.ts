import { TextDecoder } from 'node:util';

const BYTE_ORDER_MARKS = [
  { bom: Buffer.from([0xff, 0xfe]), encoding: 'utf-16le' },
  { bom: Buffer.from([0xfe, 0xff]), encoding: 'utf-16be' },
];
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const WINDOWS_1252 = new TextDecoder('windows-1252');
const LINE_FEED = 0x0a;

/** Decodes bytes: UTF-16 if a byte order mark indicates it, else UTF-8. Lines that are not valid UTF-8 decode as Windows-1252. */
export function decodeText(bytes: Buffer): string {
  return (
    findUtf16Decoder(bytes)?.decode(bytes) ?? decodeWith(UTF_8, bytes) ?? splitLines(bytes).map(decodeLine).join('')
  );
}

function findUtf16Decoder(bytes: Buffer): TextDecoder | null {
  const match = BYTE_ORDER_MARKS.find(({ bom }) => bytes.subarray(0, bom.length).equals(bom));
  return match ? new TextDecoder(match.encoding) : null;
}

const decodeLine = (line: Buffer) => decodeWith(UTF_8, line) ?? WINDOWS_1252.decode(line);

function decodeWith(decoder: TextDecoder, bytes: Buffer): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

function splitLines(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let from = 0; from < bytes.length;) {
    const to = bytes.indexOf(LINE_FEED, from);
    const next = to === -1 ? bytes.length : to + 1;
    lines.push(bytes.subarray(from, next));
    from = next;
  }
  return lines;
}

const MAX_BUFFER_BYTES = 1_000_000;

/** Decodes a stream in the same way. Buffers at most one line or 1 MB. */
export async function* decodeChunks(chunks: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  let buffered = Buffer.alloc(0);
  let decoder: TextDecoder | null = null;
  let isFirst = true;
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    buffered = Buffer.concat([buffered, bytes]);
    if (isFirst && buffered.length >= 2) decoder = findUtf16Decoder(buffered);
    if (buffered.length >= 2) isFirst = false;
    const end = decoder ? buffered.length - (buffered.length % 2) : buffered.lastIndexOf(LINE_FEED) + 1;
    const ready = end === 0 && buffered.length > MAX_BUFFER_BYTES ? buffered.length : end;
    if (ready === 0) continue;
    yield decoder
      ? decoder.decode(buffered.subarray(0, ready), { stream: true })
      : decodeText(buffered.subarray(0, ready));
    buffered = buffered.subarray(ready);
  }
  if (buffered.length > 0) yield decoder ? decoder.decode(buffered) : decodeText(buffered);
}
