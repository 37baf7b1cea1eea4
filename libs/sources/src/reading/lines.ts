import { isUtf8 } from 'node:buffer';
import type { SourceFile } from '../raw-event.ts';
import { decodeText } from './decode-text.ts';

export interface Line {
  /** Counted from 1. */
  number: number;
  /** Null if the line exceeds the limit. */
  text: string | null;
}

/** Yields the lines of a file. Buffers at most `maxBytes` of a line. */
export async function* readLines(file: SourceFile, maxBytes: number): AsyncGenerator<Line> {
  const rest = createRest(maxBytes);
  let number = 1;
  for await (const chunk of file.content) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    let from = 0;
    for (let to = bytes.indexOf(0x0a); to !== -1; to = bytes.indexOf(0x0a, from)) {
      yield { number: number++, text: rest.with(bytes.subarray(from, to)) };
      from = to + 1;
    }
    rest.add(bytes.subarray(from));
  }
  yield { number, text: rest.with(Buffer.alloc(0)) };
}

/** Buffers the start of a line until its end arrives. */
function createRest(maxBytes: number) {
  let parts: Buffer[] = [];
  let size = 0;

  function add(part: Buffer): void {
    size += part.length;
    if (size <= maxBytes) parts.push(part);
    else parts = [];
  }
  /** Returns the complete line, or null if it is too long. */
  function withEnd(end: Buffer): string | null {
    if (size === 0) return end.length <= maxBytes ? decodeLine(end) : null;
    add(end);
    const text = size <= maxBytes ? decodeLine(Buffer.concat(parts)) : null;
    parts = [];
    size = 0;
    return text;
  }
  return { add, with: withEnd };
}

const decoder = new TextDecoder();
const decodeLine = (bytes: Buffer) => (isUtf8(bytes) ? decoder.decode(bytes) : decodeText(bytes));
