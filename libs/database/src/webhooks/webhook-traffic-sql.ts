// SQL because Prisma cannot express it: an addition to a row that another process may insert at the
// same time.
import sql, { type Sql } from 'sql-template-tag';
import { today } from '../statements/utc-days.ts';

/** Adds the bytes to each subject's count of today. */
export const addTrafficSql = (subjects: string[], bytes: number): Sql => sql`
  INSERT INTO webhook_traffic AS t (subject, day, bytes)
  SELECT subject, ${today()}::date, ${bytes}::bigint FROM unnest(${subjects.toSorted()}::text[]) subject
  ON CONFLICT (subject, day) DO UPDATE SET bytes = t.bytes + excluded.bytes`;
