import { parseAllDocuments } from 'yaml';

const MAX_ALIASES = 100;

/** Parses the documents of a YAML file. Null if it is not valid. */
export function parseYaml(text: string): { content: unknown } | null {
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
