import type { SourceFile } from '../raw-event.ts';

export interface Line {
  /** Counted from 1. */
  number: number;
  /** Null where the line is longer than allowed. */
  text: string | null;
}

/** A file's lines, of which none is held in memory beyond `maxBytes`. */
export async function* linesOf(file: SourceFile, maxBytes: number): AsyncGenerator<Line> {
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

/** The beginning of a line whose end has not come yet. */
function createRest(maxBytes: number) {
  let parts: Buffer[] = [];
  let size = 0;

  function add(part: Buffer): void {
    size += part.length;
    if (size <= maxBytes) parts.push(part);
    else parts = [];
  }
  /** The line of which this is the end; null where it is too long. */
  function withEnd(end: Buffer): string | null {
    if (size === 0) return end.length <= maxBytes ? decoder.decode(end) : null;
    add(end);
    const text = size <= maxBytes ? decoder.decode(Buffer.concat(parts)) : null;
    parts = [];
    size = 0;
    return text;
  }
  return { add, with: withEnd };
}

const decoder = new TextDecoder();
