const MARKS = [
  { mark: Buffer.from([0xff, 0xfe]), encoding: 'utf-16le' },
  { mark: Buffer.from([0xfe, 0xff]), encoding: 'utf-16be' },
];
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
const WINDOWS_1252 = new TextDecoder('windows-1252');
const LINE_FEED = 0x0a;

/** Bytes as text, without a byte order mark: UTF-16 where that mark says so, else UTF-8; lines that are none, as Windows-1252. */
export function decodeText(bytes: Buffer): string {
  return markedDecoder(bytes)?.decode(bytes) ?? decodedBy(UTF_8, bytes) ?? linesOf(bytes).map(decodeLine).join('');
}

function markedDecoder(bytes: Buffer): TextDecoder | null {
  const marked = MARKS.find(({ mark }) => bytes.subarray(0, mark.length).equals(mark));
  return marked ? new TextDecoder(marked.encoding) : null;
}

const decodeLine = (line: Buffer) => decodedBy(UTF_8, line) ?? WINDOWS_1252.decode(line);

function decodedBy(decoder: TextDecoder, bytes: Buffer): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

function linesOf(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let from = 0; from < bytes.length;) {
    const to = bytes.indexOf(LINE_FEED, from);
    const next = to === -1 ? bytes.length : to + 1;
    lines.push(bytes.subarray(from, next));
    from = next;
  }
  return lines;
}

const MAX_LINE_LENGTH = 1_000_000;

/** The same of a file that comes in chunks, of which at most a line or 1 MB waits. */
export async function* decodedChunks(chunks: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  let waiting = Buffer.alloc(0);
  let decoder: TextDecoder | null = null;
  let isFirst = true;
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    waiting = Buffer.concat([waiting, bytes]);
    if (isFirst && waiting.length >= 2) decoder = markedDecoder(waiting);
    if (waiting.length >= 2) isFirst = false;
    const end = decoder ? waiting.length - (waiting.length % 2) : waiting.lastIndexOf(LINE_FEED) + 1;
    const ready = end === 0 && waiting.length > MAX_LINE_LENGTH ? waiting.length : end;
    if (ready === 0) continue;
    yield decoder
      ? decoder.decode(waiting.subarray(0, ready), { stream: true })
      : decodeText(waiting.subarray(0, ready));
    waiting = waiting.subarray(ready);
  }
  if (waiting.length > 0) yield decoder ? decoder.decode(waiting) : decodeText(waiting);
}
