import { parseAllDocuments } from 'yaml';
import { readDocument } from '../../json/read-document.ts';
import type { SourceReader } from '../../raw-event.ts';
import { wholeText } from '../../reading/whole-text.ts';

const MAX_ALIASES = 100;

/** YAML with a list of events at any depth, as static sites have it. */
export const readYaml: SourceReader = async function* (files, options = {}) {
  for await (const file of files) {
    const text = await wholeText(file);
    const document = text === null ? null : parseYaml(text);
    if (document) yield* readDocument(document.content, { options, file: file.name });
    else
      yield {
        unreadable:
          text === null ? 'The file is larger than 64 MB.' : 'The file is not valid YAML.',
        where: file.name,
      };
  }
};

function parseYaml(text: string): { content: unknown } | null {
  try {
    const documents = parseAllDocuments(text, { uniqueKeys: false });
    const contents = [...documents].map((document): unknown => {
      if (document.errors.length > 0) throw new SyntaxError(document.errors[0]?.message);
      return document.toJS({ maxAliasCount: MAX_ALIASES });
    });
    const filled = contents.filter((content) => content !== null);
    return { content: filled.length === 1 ? filled[0] : filled };
  } catch {
    return null;
  }
}
