import { createHash } from 'node:crypto';
import { distinctSlug, foldText, newId, slugify } from '@marquee/domain';
import sql, { raw } from 'sql-template-tag';
import type { Query } from '../connect.ts';
import { rowsSql } from '../rows-sql.ts';

/** An artist as a claim names it; `key` is what makes it the same one. */
interface NamedRecord {
  key: string;
  name: string;
  name_key: string;
  slug: string;
  /** Told apart from others of its slug by this; the same in every database. */
  mark: () => string;
}

/** The folded name, or the name itself where nothing is left of it ("!!!" is a band). */
export const nameKeyOf = (name: string): string => foldText(name) || name;

export const artistKey = (name: string): string => nameKeyOf(name);

export const artistName = (name: string): NamedRecord => ({
  key: artistKey(name),
  name,
  name_key: nameKeyOf(name),
  slug: slugify(name),
  mark: () => markOf(nameKeyOf(name)),
});

/** The ids of artists by their key, made where they are new. */
export const ensureArtists = (query: Query, artists: NamedRecord[]) =>
  ensure(query, artists, {
    table: 'artist',
    columns: {},
    find: (names) => sql`
      SELECT id, name_key AS key FROM artist
      WHERE disambiguation = '' AND name_key = ANY(${names.map(({ name_key }) => name_key)}::text[])`,
  });

interface NameTable<Name extends NamedRecord> {
  table: 'venue' | 'artist';
  /** Beyond name, name_key and slug; with types. */
  columns: Readonly<Record<string, string>>;
  find: (names: Name[]) => ReturnType<typeof sql>;
}

async function ensure<Name extends NamedRecord>(query: Query, names: Name[], parts: NameTable<Name>) {
  if (names.length === 0) return new Map<string, string>();
  const find = async () =>
    new Map((await query<{ id: string; key: string }>(parts.find(names))).map((row) => [row.key, row.id]));
  // A taken slug leaves its row out: those few are tried again under another one.
  const slugs = [(name: Name) => name.slug, (name: Name) => distinctSlug(name.slug, name.mark()), () => ''];
  let ids = await find();
  for (const slugOf of slugs) {
    const missing = names.filter(({ key }) => !ids.has(key));
    if (missing.length === 0) break;
    await insert(
      query,
      missing.map((name) => ({ ...name, slug: slugOf(name) })),
      parts,
    );
    ids = await find();
  }
  return ids;
}

function insert<Name extends NamedRecord>(query: Query, names: Name[], { table, columns }: NameTable<Name>) {
  const rows = names.map((name) => withId(name));
  const types = { id: 'uuid', slug: 'text', name: 'text', name_key: 'text', ...columns };
  const list = raw(Object.keys(types).join(', '));
  return query(sql`
    INSERT INTO ${raw(table)} (${list})
    SELECT ${list} FROM ${rowsSql(rows, types)} r
    WHERE NOT EXISTS (SELECT FROM alias WHERE kind = ${table}::record_kind AND alias = r.slug)
    ORDER BY r.id
    ON CONFLICT DO NOTHING`);
}

/** A name without a letter that a slug could hold goes by its id. */
function withId<Name extends NamedRecord>(name: Name): Name & { id: string } {
  const id = newId();
  return { ...name, id, slug: name.slug || id };
}

/** Six letters and digits that stand for a key, the same in every run. */
export const markOf = (key: string): string =>
  BigInt(`0x${createHash('sha256').update(key).digest('hex').slice(0, 15)}`)
    .toString(36)
    .padStart(6, '0')
    .slice(-6);
