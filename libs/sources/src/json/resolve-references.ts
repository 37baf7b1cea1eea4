import type { Meaning } from '../fields/field-words.ts';
import { nameMeanings } from '../fields/name-meanings.ts';
import { isFields, toFields, toList, type Fields } from '../reading/record.ts';

/** Objects of a list by their ids. */
type Table = ReadonlyMap<string, Fields>;

/** Tables by the name of their list: `venues`. */
type Tables = ReadonlyMap<string, Table>;

/** What a record can refer to. */
interface Scope {
  /** Those of the objects around a record, the nearest first. */
  tables: readonly Tables[];
  isReferred: (name: string) => boolean;
  isArtist: (name: string) => boolean;
  /** Objects of the tables with what they refer to. Records share them. */
  completed: WeakMap<Fields, Fields>;
  /** How many references were followed already: a venue refers to its city. */
  followed: number;
}

const ID = /^[_@$]?(?:(?:u?u|gu)?id|ref)$|^(?:slug|key)$/i;
const REFERENCE = /^(.+?)[_ -]?(?:(?:u?u|gu)?ids?|slug|key|ref|code)$/i;
const REFERRED: ReadonlySet<Meaning> = new Set([
  ...(['venue', 'place', 'room', 'city', 'organizer', 'artist'] as const),
]);
const MAX_DEPTH = 7;
const MAX_TABLE_DEPTH = 3;
const MAX_FOLLOWED = 3;
/** Each event that refers to an object gets its members, so that a larger one would multiply. */
const MAX_MEMBERS = 50;
const MAX_INNER = 3;

/**
 * Adds the object that an id means: with `venues: {roxy: {name: "Roxy"}}`, `venue_id: "roxy"` gets
 * `venue: {name: "Roxy"}`. Only lists of places, organisers and artists are looked up: the nearest
 * one around the record, else one elsewhere in the objects of the document, else one of `others`.
 */
export function resolveReferences(document: unknown, others: Fields = {}): unknown {
  const isReferred = createReferred();
  const tables = [document, others]
    .filter(isFields)
    .map((node) => joinTables(collectTables(node, isReferred)))
    .filter(({ size }) => size > 0);
  if (tables.length === 0) return document;
  const isArtist = createNameTest(new Set(['artist']));
  return resolve(document, { tables, isReferred, isArtist, completed: new WeakMap(), followed: 0 });
}

/** Returns the names of the lists that records refer to by ids and that the document lacks. */
export function findMissingLists(document: unknown): string[][] {
  const isReferred = createReferred();
  const tables = isFields(document) ? joinTables(collectTables(document, isReferred)) : new Map();
  const bases = new Set<string>();
  const visit = (value: unknown, depth: number): void => {
    if (depth > MAX_DEPTH) return;
    if (Array.isArray(value)) for (const item of toList(value)) visit(item, depth + 1);
    else if (isFields(value))
      for (const [name, member] of Object.entries(value)) {
        const [, base = name] = REFERENCE.exec(name) ?? [];
        if (isReferred(base) && (base !== name || !isFields(member))) bases.add(toName(base));
        if (typeof member === 'object') visit(member, depth + 1);
      }
  };
  visit(document, 0);
  return [...bases].map(listPlurals).filter((names) => !names.some((name) => tables.has(name)));
}

/** Returns a test whether a name is that of places, organisers or artists. */
export const createReferred = (): Scope['isReferred'] => createNameTest(REFERRED);

function createNameTest(meanings: ReadonlySet<Meaning>): (name: string) => boolean {
  const known = new Map<string, boolean>();
  const test = (name: string): boolean =>
    nameMeanings(name)?.readings.some((reading) =>
      [...reading].some((each) => meanings.has(each)),
    ) ?? false;
  return (name) => {
    const isMeant = known.get(name) ?? test(name);
    known.set(name, isMeant);
    return isMeant;
  };
}

/** The tables of an object and of the objects in it. */
function collectTables(
  node: Fields,
  isReferred: Scope['isReferred'],
  depth = 0,
): [string, Table][] {
  const inner = depth < MAX_TABLE_DEPTH ? Object.values(node).filter(isFields) : [];
  return [
    ...findTables(node, isReferred),
    ...inner.flatMap((member) => collectTables(member, isReferred, depth + 1)),
  ];
}

/** Joins tables of one name. An id that means several objects means none. */
function joinTables(found: [string, Table][]): Tables {
  const tables = new Map<string, Map<string, Fields | null>>();
  for (const [name, table] of found) {
    const joined = tables.get(name) ?? new Map<string, Fields | null>();
    for (const [id, item] of table) joined.set(id, joined.has(id) ? null : item);
    tables.set(name, joined);
  }
  return new Map(
    [...tables].map(([name, joined]) => [
      name,
      new Map([...joined].flatMap(([id, item]) => (item ? [[id, item] as const] : []))),
    ]),
  );
}

/** The members of an object that are lists with ids, or objects by their ids. */
function findTables(node: Fields, isReferred: Scope['isReferred']): [string, Table][] {
  return Object.entries(node).flatMap(([member, value]): [string, Table][] => {
    if (typeof value !== 'object' || !isReferred(member)) return [];
    const name = toName(member);
    const items: [string[], unknown][] = isFields(value)
      ? Object.entries(value).map(([key, item]) => [[key, ...idsIn(item, name)], item])
      : toList(value).map((item) => [idsIn(item, name), item]);
    if (items.length === 0 || !items.every(([, item]) => isFields(item))) return [];
    const small = items.filter(([, item]) => countMembers(item) <= MAX_MEMBERS);
    const table = new Map<string, Fields>();
    // The first id of an item counts before the further names of another one.
    for (const rank of [0, 1, 2, 3])
      for (const [ids, item] of small) {
        const id = ids[rank];
        if (id !== undefined && !table.has(id)) table.set(id, withoutIds(item, name));
      }
    return table.size === 0 ? [] : [[name, table]];
  });
}

function countMembers(value: unknown, depth = 0): number {
  if (typeof value !== 'object' || value === null) return 1;
  if (depth > MAX_DEPTH) return Infinity;
  return Object.values(value).reduce<number>(
    (sum, member) => sum + countMembers(member, depth + 1),
    0,
  );
}

const toName = (name: string): string => name.toLowerCase();

/** Of an item of `venues`: `id`, `_id`, `uid`, `slug`, `key`, `venue_id`. */
const isOwnId = (name: string, list: string): boolean =>
  ID.test(name) || listPlurals(REFERENCE.exec(name)?.[1] ?? '').includes(list);

const idsIn = (item: unknown, list: string): string[] =>
  Object.entries(toFields(item))
    .filter(([name]) => isOwnId(name, list))
    .flatMap(([, value]) => toId(value) ?? []);

const withoutIds = (item: unknown, list: string): Fields =>
  Object.fromEntries(Object.entries(toFields(item)).filter(([name]) => !isOwnId(name, list)));

/** Some exports state a single reference as a list, MongoDB as an object. */
function toId(value: unknown): string | null {
  const plain = isFields(value) ? value['$oid'] : value;
  const [only, ...others] = Array.isArray(plain) ? toList(plain) : [plain];
  const isId = (typeof only === 'string' && only !== '') || typeof only === 'number';
  return isId && others.length === 0 ? String(only) : null;
}

function resolve(value: unknown, scope: Scope, depth = 0): unknown {
  if (depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return toList(value).map((item) => resolve(item, scope, depth + 1));
  if (!isFields(value)) return value;
  const own = findTables(value, scope.isReferred);
  const tables = [new Map(own), ...scope.tables];
  const inner = own.length === 0 ? scope : { ...scope, tables, completed: new WeakMap() };
  const resolved = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      typeof member === 'object' ? resolve(member, inner, depth + 1) : member,
    ]),
  );
  return { ...resolved, ...referredBy(resolved, inner), ...artistsBy(resolved, inner) };
}

/** The objects that a record refers to: `venue_id: 7`, `venue: 7`, `venue: {id: 7}`. */
function referredBy(record: Fields, scope: Scope): Fields {
  if (scope.followed === MAX_FOLLOWED) return {};
  const found = Object.entries(record).flatMap(([name, value]) => {
    const [, base = name] = REFERENCE.exec(name) ?? [];
    if (!scope.isReferred(base) || scope.isArtist(base)) return [];
    if (base !== name && hasValue(record[base])) return [];
    const stated = base === name ? toFields(value) : {};
    const item = findItem(base, [toId(value), ...idsIn(stated, `${toName(base)}s`)], scope);
    if (item === undefined) return isLostId(base, value, scope) ? [{ base, item: {}, stated }] : [];
    return [{ base, item, stated }];
  });
  const complete = (item: Fields): Fields => {
    const known = scope.completed.get(item);
    if (known) return known;
    const inner = { ...scope, followed: scope.followed + 1, completed: new WeakMap() };
    const completed = { ...item, ...referredBy(item, inner) };
    scope.completed.set(item, completed);
    return completed;
  };
  return Object.fromEntries(
    found
      .slice(0, scope.followed === 0 ? found.length : MAX_INNER)
      .map(({ base, item, stated }) => [
        base,
        Object.keys(stated).length === 0 ? complete(item) : { ...complete(item), ...stated },
      ]),
  );
}

/** An id of a list that lacks it is no name: `venue: "roxy-2"`. */
const isLostId = (base: string, value: unknown, { tables }: Scope): boolean =>
  /^[\da-z]+(?:[-_][\da-z]+)*$/.test(toId(value) ?? '') &&
  tables.some((scoped) => listPlurals(base).some((plural) => scoped.has(plural)));

/** The artists that a record refers to, as a list: `artistIds: [1, 2]`, `band: "the-lamps"`. */
function artistsBy(record: Fields, scope: Scope): Fields {
  const found = Object.entries(record).flatMap(([name, value]) => {
    const [, base = name] = REFERENCE.exec(name) ?? [];
    if (!scope.isArtist(base)) return [];
    if (base !== name && (hasValue(record[base]) || hasValue(record[`${base}s`]))) return [];
    const ids = Array.isArray(value) ? toList(value) : [value];
    const items = ids.map((id) => findItem(base, [toId(id)], scope) ?? id);
    return items.some((item, index) => item !== ids[index]) ? [[name, base, items] as const] : [];
  });
  return Object.fromEntries(
    found.map(([name, base, items]) => [base === name ? name : `${base}s`, items]),
  );
}

const hasValue = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function findItem(base: string, ids: (string | null)[], { tables }: Scope): Fields | undefined {
  for (const scoped of tables)
    for (const plural of listPlurals(base))
      for (const id of ids) {
        const item = scoped.get(plural)?.get(id ?? '');
        if (item) return item;
      }
  return undefined;
}

function listPlurals(name: string): string[] {
  const singular = toName(name);
  return [`${singular}s`, `${singular}es`, singular.replace(/y$/, 'ies'), singular];
}
