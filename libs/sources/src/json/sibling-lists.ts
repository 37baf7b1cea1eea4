import { parse } from 'csv-parse/sync';
import { parseCarelessJson } from '../formats/jsonld/json-text.ts';
import type { SourceFile } from '../raw-event.ts';
import type { Fields } from '../reading/record.ts';
import { parseYaml } from './parse-yaml.ts';
import {
  createPlaceTest,
  createReferred,
  isListOfPlaces,
  refersToPlaces,
} from './resolve-references.ts';

const MAX_LISTS = 5;
const MAX_UNNAMED = 20;

/**
 * Returns the lists of places, organisers and artists next to a file, to which its records can
 * refer by ids: with `venueId`, that of `venues.json`, or the only list of places with another
 * name.
 */
export async function readSiblingLists(
  document: unknown,
  { name, readSiblings }: SourceFile,
): Promise<Fields> {
  if (!readSiblings) return {};
  const own = splitName(name).base;
  const read = async (isWanted: (base: string) => boolean, limit: number) => {
    const files = await readSiblings((sibling) => {
      const { base, parse } = splitName(sibling);
      return parse !== undefined && base !== own && isWanted(base);
    }, limit);
    return files.flatMap(({ name: sibling, text }): [string, unknown][] => {
      const { base, parse } = splitName(sibling);
      return [[base, parse?.(text)]];
    });
  };
  const named = Object.fromEntries(await read(createReferred(), MAX_LISTS));
  const isPlace = createPlaceTest();
  if (Object.keys(named).some(isPlace) || !refersToPlaces(document)) return named;
  const others = await read((base) => !isPlace(base), MAX_UNNAMED);
  const [places, ...further] = others.filter(([, content]) => isListOfPlaces(content));
  return places && further.length === 0 ? { ...named, places: places[1] } : named;
}

function splitName(path: string) {
  const [, base = '', extension = ''] = /([^/]*)\.(\w+)$/.exec(path) ?? [];
  return { base, parse: PARSERS.get(extension.toLowerCase()) };
}

const readYaml = (text: string): unknown => parseYaml(text)?.content;
const PARSERS: ReadonlyMap<string, (text: string) => unknown> = new Map([
  ['json', (text) => parseCarelessJson(text)?.document],
  ['yml', readYaml],
  ['yaml', readYaml],
  ['csv', readRows],
]);

function readRows(text: string): unknown {
  const [first = ''] = text.split('\n', 1);
  const delimiter = first.split(';').length > first.split(',').length ? ';' : ',';
  try {
    return parse(text, { ...{ bom: true, columns: true, delimiter }, ...LENIENT });
  } catch {
    return undefined;
  }
}

const LENIENT = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true };
