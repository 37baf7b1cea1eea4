import { hash } from 'node:crypto';
import type { Sql } from 'sql-template-tag';
import type { Statement } from './statement.ts';

/**
 * Returns a statement that is planned once per connection. Use it if the best plan does not depend
 * on the values.
 */
export const prepared = (name: string, { text, values }: Sql): Statement => ({
  name,
  text,
  values,
});

/**
 * Returns a function like `prepared` for a statement that has several texts. PostgreSQL stores a
 * plan of about 100 kB for each name and connection, so the code and not the caller decides how
 * many texts there are. Send all others without a name.
 */
export function createPreparedForms(prefix: string) {
  const names = new Map<string, string>();
  return ({ text, values }: Sql): Statement => {
    const name = names.get(text) ?? nameOf(prefix, text);
    names.set(text, name);
    return { text, values, name };
  };
}

const MIN_USES = 5;
const MAX_COUNTED = 500;

/**
 * Like `createPreparedForms` for a statement with any number of texts: only the first `max` that
 * are sent several times are prepared.
 */
export function createFrequentForms(prefix: string, max: number) {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();

  function findName(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= max) return known;
    const count = (uses.get(text) ?? 0) + 1;
    if (uses.size >= MAX_COUNTED) uses.clear();
    uses.set(text, count);
    if (count < MIN_USES) return undefined;
    const name = nameOf(prefix, text);
    names.set(text, name);
    return name;
  }

  return ({ text, values }: Sql): Statement => {
    const name = findName(text);
    return { text, values, ...(name !== undefined && { name }) };
  };
}

const nameOf = (prefix: string, text: string): string => `${prefix}_${hash('sha1', text)}`;

// Prisma writes each value of a list, and each row of an INSERT, as parameters of its own.
const LIST = /\bIN \(\$\d+,|\bVALUES \([^()]*\),/;

/** Whether a text contains a list of parameters, so that its length depends on the values. */
export const hasParameterList = (text: string): boolean => LIST.test(text);
