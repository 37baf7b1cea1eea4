import { guessFields } from '../fields/field-rules.ts';
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
  isPlace: (name: string) => boolean;
  /** Objects of the tables with what they refer to. Records share them. */
  completed: WeakMap<Fields, Fields>;
  /** How many references were followed already: a venue refers to its city. */
  followed: number;
}

const ID = /^[_@$]?(?:(?:u?u|gu)?id|ref)$|^(?:slug|key)$/i;
const REFERENCE = /^(.+?)[_ -]?(?:(?:u?u|gu)?ids?|slug|key|ref|code)$/i;
const PLACES: ReadonlySet<Meaning> = new Set(['venue', 'place']);
const REFERRED: ReadonlySet<Meaning> = new Set([
  ...PLACES,
  ...(['room', 'city', 'organizer', 'artist'] as const),
]);
const MAX_DEPTH = 7;
const MAX_TABLE_DEPTH = 3;
const MAX_FOLLOWED = 3;
/** Each event that refers to an object gets its members, so that a larger one would multiply. */
const MAX_MEMBERS = 50;
const MAX_INNER = 3;
/** A member with fewer different ids can contain the same words for another reason. */
const MIN_PLACES = 2;
const MOST = 0.8;

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
  return resolve(document, {
    ...{ tables, isReferred, completed: new WeakMap(), followed: 0 },
    isArtist: createNameTest(new Set(['artist'])),
    isPlace: createPlaceTest(),
  });
}

/** A record of the document has the id of a place: `venueId`. */
export function refersToPlaces(document: unknown): boolean {
  const isPlace = createPlaceTest();
  const refers = (node: unknown, depth: number): boolean => {
    if (depth > MAX_DEPTH || typeof node !== 'object' || node === null) return false;
    if (Array.isArray(node)) return toList(node).some((item) => refers(item, depth + 1));
    return Object.entries(node).some(([name, value]) => {
      const base = REFERENCE.exec(name)?.[1] ?? '';
      return toId(value) !== null ? isPlace(base) : refers(value, depth + 1);
    });
  };
  return refers(document, 0);
}

/** Its items have ids, names and addresses or positions. */
export function isListOfPlaces(content: unknown): boolean {
  const items = isFields(content) ? Object.values(content) : toList(content);
  return (
    items.length > 0 &&
    items.slice(0, MAX_MEMBERS).every((item) => {
      const names = Object.keys(toFields(item));
      const targets = names.map((name) => guessFields(name)[0]?.target);
      return (
        (isFields(content) || names.some((name) => ID.test(name))) &&
        targets.some((target) => target === 'title' || target === 'venue_name') &&
        targets.some((target) => target === 'address' || target === 'lat')
      );
    })
  );
}

/** Returns a test whether a name is that of places, organisers or artists. */
export const createReferred = (): Scope['isReferred'] => createNameTest(REFERRED);
export const createPlaceTest = (): Scope['isPlace'] => createNameTest(PLACES);

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
  if (Array.isArray(value)) {
    const items = toList(value);
    const member = findPlaceMember(items, scope);
    return items.map((item) => resolve(withVenueId(item, member), scope, depth + 1));
  }
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

/**
 * Returns the member of the items whose texts are ids of a list of places, whatever its name is:
 * `business: "the-red-lion"`.
 */
function findPlaceMember(items: unknown[], { tables, isPlace }: Scope): string | undefined {
  const ids = new Set(
    tables.flatMap((scoped) =>
      [...scoped].flatMap(([name, table]) => (isPlace(name) ? [...table.keys()] : [])),
    ),
  );
  if (ids.size === 0) return undefined;
  const records = items.filter(isFields);
  const names = new Set(records.flatMap((record) => Object.keys(record)));
  return [...names].find((name) => {
    const [, base = name] = REFERENCE.exec(name) ?? [];
    if (ID.test(name) || isPlace(base)) return false;
    const values = records.map((record) => record[name]).filter(hasValue);
    const isId = (value: unknown) => typeof value === 'string' && /\p{L}/u.test(value);
    const known = values.filter((id) => isId(id) && ids.has(String(id)));
    return new Set(known).size >= MIN_PLACES && known.length >= MOST * values.length;
  });
}

function withVenueId(item: unknown, member: string | undefined): unknown {
  if (member === undefined || !isFields(item) || !hasValue(item[member])) return item;
  return { venue_id: item[member], ...item };
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

/** Finds the item in the list of that name, else of another one of places: `locali`. */
function findItem(base: string, ids: (string | null)[], scope: Scope): Fields | undefined {
  const isPlace = scope.isPlace(base);
  for (const scoped of scope.tables) {
    const others = isPlace ? [...scoped.keys()].filter(scope.isPlace) : [];
    for (const name of [...listPlurals(base), ...others])
      for (const id of ids) {
        const item = scoped.get(name)?.get(id ?? '');
        if (item) return item;
      }
  }
  return undefined;
}

function listPlurals(name: string): string[] {
  const singular = toName(name);
  return [`${singular}s`, `${singular}es`, singular.replace(/y$/, 'ies'), singular];
}
