import { isUtf8 } from 'node:buffer';
import { TextDecoder } from 'node:util';
import type { SourceFile } from '../raw-event.ts';
import { guessEncoding } from './guess-encoding.ts';
import { declaredEncoding, encodingName } from './stated-encoding.ts';

const BYTE_ORDER_MARKS = [
  { bom: Buffer.from([0xff, 0xfe]), encoding: 'utf-16le' },
  { bom: Buffer.from([0xfe, 0xff]), encoding: 'utf-16be' },
];
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const WINDOWS_1252 = new TextDecoder('windows-1252');
const LINE_FEED = 0x0a;

/**
 * Decodes bytes by their byte order mark, else as the server (`stated`) or the text declares them,
 * else by content. Labels that servers send by default (UTF-8, ISO-8859-1) count only if the
 * content agrees.
 */
export function decodeText(
  bytes: Buffer,
  stated: string | null = null,
  language: string | null = null,
): string {
  const utf16 = findUtf16Decoder(bytes);
  if (utf16) return utf16.decode(bytes);
  for (const label of [stated, declaredEncoding(bytes)]) {
    const encoding = label === null ? null : encodingName(label);
    if (encoding === null || DEFAULTS.has(encoding)) continue;
    const text = decodeWith(new TextDecoder(encoding, { fatal: true }), bytes);
    if (text !== null) return text;
  }
  return decodeWith(UTF_8, bytes) ?? decodeLegacy(bytes, language);
}

/** Returns the text of `decodeText` in UTF-8, without a copy if the bytes are that already. */
export function encodeUtf8(bytes: Buffer, stated: string | null = null): Buffer {
  const labels = [stated, declaredEncoding(bytes)];
  const isDefault = labels.every(
    (label) => label === null || DEFAULTS.has(encodingName(label) ?? 'utf-8'),
  );
  if (!isDefault || !isUtf8(bytes)) return Buffer.from(decodeText(bytes, stated));
  return bytes.subarray(0, UTF_8_BOM.length).equals(UTF_8_BOM)
    ? bytes.subarray(UTF_8_BOM.length)
    : bytes;
}

const UTF_8_BOM = Buffer.from([0xef, 0xbb, 0xbf]);
const DEFAULTS = new Set(['utf-8', 'windows-1252']);

/**
 * Decodes lines that are not valid UTF-8 by the guessed encoding, or as Windows-1252 if other lines
 * are UTF-8.
 */
function decodeLegacy(bytes: Buffer, language: string | null): string {
  const lines = splitLines(bytes).map((line) => ({ line, text: decodeWith(UTF_8, line) }));
  // eslint-disable-next-line no-control-regex -- the pattern matches ASCII
  const isMixed = lines.some(({ text }) => text !== null && /[^\u0000-\u007f]/.test(text));
  const foreign = lines.flatMap(({ line, text }) => (text === null ? [line] : []));
  const decoder = isMixed
    ? WINDOWS_1252
    : new TextDecoder(guessEncoding(Buffer.concat(foreign), language));
  return lines.map(({ line, text }) => text ?? decoder.decode(line)).join('');
}

function findUtf16Decoder(bytes: Buffer): TextDecoder | null {
  const match = BYTE_ORDER_MARKS.find(({ bom }) => bytes.subarray(0, bom.length).equals(bom));
  return match ? new TextDecoder(match.encoding) : null;
}

function statedDecoder(label: string | null): TextDecoder | null {
  const encoding = label === null ? null : encodingName(label);
  return encoding === null || DEFAULTS.has(encoding) ? null : new TextDecoder(encoding);
}

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

/** Decodes a stream in the same way, chunk by chunk. Buffers at most one line or 1 MB. */
export async function* decodeChunks(
  chunks: AsyncIterable<Buffer | string>,
  { charset = null, language = null }: Pick<SourceFile, 'charset' | 'language'> = {},
): AsyncGenerator<string> {
  let buffered = Buffer.alloc(0);
  let decoder: TextDecoder | null = null;
  let isFirst = true;
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    buffered = Buffer.concat([buffered, bytes]);
    if (isFirst && buffered.length >= 2)
      decoder = findUtf16Decoder(buffered) ?? statedDecoder(charset);
    if (buffered.length >= 2) isFirst = false;
    const end = decoder
      ? buffered.length - (buffered.length % 2)
      : buffered.lastIndexOf(LINE_FEED) + 1;
    const ready = end === 0 && buffered.length > MAX_BUFFER_BYTES ? buffered.length : end;
    if (ready === 0) continue;
    yield decoder
      ? decoder.decode(buffered.subarray(0, ready), { stream: true })
      : decodeText(buffered.subarray(0, ready), null, language);
    buffered = buffered.subarray(ready);
  }
  if (buffered.length > 0)
    yield decoder ? decoder.decode(buffered) : decodeText(buffered, null, language);
}
