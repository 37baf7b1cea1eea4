import { parseCarelessJson } from '../formats/jsonld/json-text.ts';
import type { SourceFile } from '../raw-event.ts';
import type { Fields } from '../reading/record.ts';
import { parseYaml } from './parse-yaml.ts';
import { findMissingLists } from './resolve-references.ts';

const EXTENSIONS = ['json', 'yml', 'yaml'];

/**
 * Returns the lists next to a file that its records refer to by ids: with `venueId`, that of
 * `venues.json`.
 */
export async function readSiblingLists(document: unknown, file: SourceFile): Promise<Fields> {
  const { readSibling } = file;
  if (!readSibling) return {};
  const lists: Record<string, unknown> = {};
  for (const names of findMissingLists(document))
    for (const name of names) {
      const content = await readFirst(name, readSibling);
      if (content === undefined) continue;
      lists[name] = content;
      break;
    }
  return lists;
}

async function readFirst(
  name: string,
  readSibling: NonNullable<SourceFile['readSibling']>,
): Promise<unknown> {
  for (const extension of EXTENSIONS) {
    const text = await readSibling(`${name}.${extension}`);
    if (text === null) continue;
    return extension === 'json' ? parseCarelessJson(text)?.document : parseYaml(text)?.content;
  }
  return undefined;
}
