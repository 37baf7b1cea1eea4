import type { SourceFile } from '../raw-event.ts';
import { decodeText } from './decode-text.ts';

const MAX_BYTES = 64 * 1024 * 1024;

/** Returns the text of a file, or null if it exceeds 64 MB. */
export async function wholeText(file: SourceFile): Promise<string | null> {
  const bytes = await wholeBytes(file);
  return bytes && decodeText(bytes, file.charset, file.language);
}

/** Returns the bytes of a file, or null if it exceeds 64 MB. */
export async function wholeBytes(file: SourceFile): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of file.content) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    size += bytes.length;
    if (size <= MAX_BYTES) chunks.push(bytes);
  }
  return size <= MAX_BYTES ? Buffer.concat(chunks) : null;
}
