import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';

const DOCUMENT = join(import.meta.dirname, '../../docs/security.md');
/** Names of columns that contain personal data or a hash of it. */
const PERSONAL = `'(e_?mail|address|recipient|hash|person|subscriber_id|account_id|phone|user_?name|referring_host|ip$)'`;

/**
 * Returns the `table.column` names in the table of the document; `.column` repeats the previous
 * table.
 */
async function readDocumentedColumns(): Promise<Set<string>> {
  const text = await readFile(DOCUMENT, 'utf8');
  const rows = text
    .slice(text.indexOf('| Table and columns'), text.indexOf('"(+ 1 day)"'))
    .split('\n');
  const names = rows.flatMap((row) => {
    let table = '';
    return [...(row.split('|')[1] ?? '').matchAll(/`(\w*)\.(\w+)`/g)].map(
      ([, stated = '', column = '']) => {
        table = stated || table;
        return `${table}.${column}`;
      },
    );
  });
  return new Set(names);
}

describe('docs/security.md', () => {
  it('lists every column with personal data and no unknown column', async () => {
    await using database = await createTestDatabase();
    const { rows } = await database.pool.query<{ name: string; is_personal: boolean }>(`
      SELECT table_name || '.' || column_name AS name, column_name ~ ${PERSONAL} AS is_personal
      FROM information_schema.columns WHERE table_schema = 'public'`);
    const listed = await readDocumentedColumns();
    expect(
      rows
        .filter(({ name, is_personal }) => is_personal && !listed.has(name))
        .map(({ name }) => name),
    ).toEqual([]);
    const existing = new Set(rows.map(({ name }) => name));
    expect([...listed].filter((name) => !existing.has(name))).toEqual([]);
    expect(listed.size).toBeGreaterThan(20);
  });
});
