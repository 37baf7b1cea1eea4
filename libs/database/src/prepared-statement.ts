import type { Sql } from 'sql-template-tag';
import type { Statement } from './statement.ts';

/** Returns a statement that is planned once per connection. Use it if the best plan does not depend on the values. */
export const prepared = (name: string, { text, values }: Sql): Statement => ({ name, text, values });
