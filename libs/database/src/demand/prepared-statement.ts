import type { Sql } from 'sql-template-tag';
import type { Statement } from '../connect.ts';

/** A statement that is planned once a connection: its best plan does not depend on its values. */
export const prepared = (name: string, { text, values }: Sql): Statement => ({ name, text, values });
