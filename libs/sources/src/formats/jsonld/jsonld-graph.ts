import { isFields, toText, type Fields } from '../../reading/record.ts';

const MAX_DEPTH = 12;
const PREFIXES = ['', 'schema:', 'http://schema.org/', 'https://schema.org/'];

/**
 * The objects of JSON-LD documents, compact or expanded. A reference (`@id`) resolves to the object
 * with that id.
 */
export interface Graph {
  nodes: Fields[];
  /** Returns the values of a property by its short name. */
  getValues: (node: Fields, name: string) => unknown[];
}

export function buildGraph(documents: unknown[]): Graph {
  const nodes = documents.flatMap((document) => [...nodesIn(document, 0)]);
  const byId = new Map<unknown, Fields>();
  for (const node of nodes)
    if (Object.keys(node).length > 1 && !byId.has(node['@id'])) byId.set(node['@id'], node);
  const resolve = (value: unknown): unknown => {
    if (!isFields(value)) return value;
    if ('@value' in value) return value['@value'];
    const isReference = '@id' in value && Object.keys(value).length === 1;
    return isReference ? (byId.get(value['@id']) ?? value['@id']) : value;
  };
  const getValues = (node: Fields, name: string) => {
    const key = PREFIXES.map((prefix) => prefix + name).find((spelling) => node[spelling] != null);
    return key === undefined ? [] : [node[key]].flat().map(resolve);
  };
  return { nodes, getValues };
}

// A parent event is yielded only where it is listed itself.
const isParentLink = (key: string) => /(?:^|[/:])superEvents?$/.test(key);

function* nodesIn(value: unknown, depth: number): Generator<Fields> {
  if (depth > MAX_DEPTH) return;
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item, depth + 1);
  if (!isFields(value)) return;
  yield value;
  for (const [key, member] of Object.entries(value))
    if (!isParentLink(key)) yield* nodesIn(member, depth + 1);
}

/** Returns the short type names of an object. */
export const typeNames = (node: Fields): string[] =>
  [node['@type']]
    .flat()
    .flatMap((type) => toText(type)?.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, '') ?? []);

/** Returns the first text among the values, or the name of an object. */
export function firstText({ getValues }: Graph, node: Fields, name: string): string | null {
  return textsFor({ getValues }, node, name)[0] ?? null;
}

/** Returns the texts among the values, and the names of objects. */
export const textsFor = (
  { getValues }: Pick<Graph, 'getValues'>,
  node: Fields,
  name: string,
): string[] =>
  getValues(node, name).flatMap((value) => {
    const text = isFields(value) ? getValues(value, 'name').map(valueText)[0] : valueText(value);
    return text ?? [];
  });

const valueText = (value: unknown): string | null =>
  typeof value === 'string'
    ? value.trim() || null
    : typeof value === 'boolean'
      ? String(value)
      : toText(value);
