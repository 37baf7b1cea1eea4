import { parseYaml } from '../../json/parse-yaml.ts';
import { readDocument } from '../../json/read-document.ts';
import { readSiblingLists } from '../../json/sibling-lists.ts';
import type { SourceReader } from '../../raw-event.ts';
import { wholeText } from '../../reading/whole-text.ts';

/** YAML with a list of events at any depth, as static sites have it. */
export const readYaml: SourceReader = async function* (files, options = {}) {
  for await (const file of files) {
    const text = await wholeText(file);
    const document = text === null ? null : parseYaml(text);
    if (document) {
      const others = await readSiblingLists(document.content, file);
      yield* readDocument(document.content, { options, file: file.name, others });
    } else
      yield {
        unreadable:
          text === null ? 'The file is larger than 64 MB.' : 'The file is not valid YAML.',
        where: file.name,
      };
  }
};
