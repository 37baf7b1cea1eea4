import { isFields, textOf, type Fields } from './record.ts';

const DEEPEST = 12;
const PREFIXES = ['', 'schema:', 'http://schema.org/', 'https://schema.org/'];

/** The objects of JSON-LD documents, compact or expanded. A reference (`@id`) is followed to the object that it names. */
export interface Graph {
  nodes: Fields[];
  /** The values of a property by its short name. */
  valuesOf: (node: Fields, name: string) => unknown[];
}

export function graphOf(documents: unknown[]): Graph {
  const nodes = documents.flatMap((document) => [...nodesIn(document, 0)]);
  const byId = new Map<unknown, Fields>();
  for (const node of nodes) if (Object.keys(node).length > 1 && !byId.has(node['@id'])) byId.set(node['@id'], node);
  const resolve = (value: unknown): unknown => {
    if (!isFields(value)) return value;
    if ('@value' in value) return value['@value'];
    const isReference = '@id' in value && Object.keys(value).length === 1;
    return isReference ? (byId.get(value['@id']) ?? value['@id']) : value;
  };
  const valuesOf = (node: Fields, name: string) => {
    const key = PREFIXES.map((prefix) => prefix + name).find((spelling) => node[spelling] != null);
    return key === undefined ? [] : [node[key]].flat().map(resolve);
  };
  return { nodes, valuesOf };
}

// The event that another is part of is told as one of its own where it is listed.
const isPassedOver = (key: string) => /(?:^|[/:])superEvents?$/.test(key);

function* nodesIn(value: unknown, depth: number): Generator<Fields> {
  if (depth > DEEPEST) return;
  if (Array.isArray(value)) for (const item of value) yield* nodesIn(item, depth + 1);
  if (!isFields(value)) return;
  yield value;
  for (const [key, member] of Object.entries(value)) if (!isPassedOver(key)) yield* nodesIn(member, depth + 1);
}

/** The short names of an object's types. */
export const typesOf = (node: Fields): string[] =>
  [node['@type']].flat().flatMap((type) => textOf(type)?.replace(/^(?:schema:|https?:\/\/schema\.org\/)/, '') ?? []);

/** The first text among values; of an object, its name. */
export function firstText({ valuesOf }: Graph, node: Fields, name: string): string | null {
  return textsOf({ valuesOf }, node, name)[0] ?? null;
}

/** The texts among values; of objects, their names. */
export const textsOf = ({ valuesOf }: Pick<Graph, 'valuesOf'>, node: Fields, name: string): string[] =>
  valuesOf(node, name).flatMap((value) => {
    const text = isFields(value) ? valuesOf(value, 'name').map(proseIn)[0] : proseIn(value);
    return text ?? [];
  });

const proseIn = (value: unknown): string | null =>
  typeof value === 'string' ? value.trim() || null : typeof value === 'boolean' ? String(value) : textOf(value);
