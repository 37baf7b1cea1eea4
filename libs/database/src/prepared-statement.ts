import { hash } from 'node:crypto';
import type { Sql } from 'sql-template-tag';
import type { Statement } from './statement.ts';

/** Returns a statement that is planned once per connection. Use it if the best plan does not depend on the values. */
export const prepared = (name: string, { text, values }: Sql): Statement => ({ name, text, values });

const MAX_FORMS = 60;

/**
 * Like `prepared`, for a statement whose text depends on the request. Each of the first 60 texts gets a name: PostgreSQL stores a plan of
 * about 100 kB for each name and connection. Further texts are planned for each execution.
 */
export function createPreparedForms(prefix: string) {
  const names = new Map<string, string>();
  return ({ text, values }: Sql): Statement => {
    if (!names.has(text) && names.size < MAX_FORMS) names.set(text, `${prefix}_${hash('sha1', text)}`);
    const name = names.get(text);
    return { text, values, ...(name !== undefined && { name }) };
  };
}
