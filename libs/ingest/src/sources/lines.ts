import type { SourceFile } from '../raw-event.ts';

export interface Line {
  /** Counted from 1. */
  number: number;
  /** Null where the line is longer than allowed. */
  text: string | null;
}

/** A file's lines, of which none is held in memory beyond `maxBytes`. */
export async function* linesOf(file: SourceFile, maxBytes: number): AsyncGenerator<Line> {
  let line = createLine(1, maxBytes);
  for await (const chunk of file.content) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    let from = 0;
    for (let to = bytes.indexOf(0x0a); to !== -1; to = bytes.indexOf(0x0a, from)) {
      line.add(bytes.subarray(from, to));
      yield line.finished();
      line = createLine(line.number + 1, maxBytes);
      from = to + 1;
    }
    line.add(bytes.subarray(from));
  }
  yield line.finished();
}

function createLine(number: number, maxBytes: number) {
  const parts: Buffer[] = [];
  let size = 0;
  return {
    number,
    add(part: Buffer) {
      size += part.length;
      if (size <= maxBytes) parts.push(part);
      else parts.length = 0;
    },
    finished: (): Line => ({ number, text: size <= maxBytes ? new TextDecoder().decode(Buffer.concat(parts)) : null }),
  };
}
