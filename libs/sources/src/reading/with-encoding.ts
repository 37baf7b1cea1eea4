import { Readable } from 'node:stream';
import type { NotingReader, SourceFile } from '../raw-event.ts';
import { UnclearEncodingError } from './guess-encoding.ts';

/**
 * Returns a reader that decodes files as the options state, and refuses a file whose encoding is
 * unclear.
 */
export const withEncoding = (read: NotingReader): NotingReader =>
  async function* (files, options = {}) {
    let name = '';
    async function* decoded(): AsyncGenerator<SourceFile> {
      for await (const file of files) {
        ({ name } = file);
        const { encoding, language = null } = options;
        yield encoding === undefined
          ? { ...file, language }
          : { ...file, charset: null, content: Readable.from(transcode(file.content, encoding)) };
      }
    }
    try {
      yield* read(decoded(), options);
    } catch (error) {
      if (!(error instanceof UnclearEncodingError)) throw error;
      yield { unreadable: error.message, where: name };
    }
  };

/** Converts a stream to UTF-8. */
async function* transcode(
  content: AsyncIterable<Buffer | string>,
  encoding: string,
): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of content)
    yield Buffer.from(typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}
