// SQL for `add`: Prisma cannot add to a row that another process inserts at the same time.
import sql from 'sql-template-tag';
import type { Database } from '../connection/connect.ts';
import { today } from '../statements/utc-days.ts';

/** Counts the bytes of a day (UTC) by subject: an account, or a receiving host. */
export function createWebhookTrafficRepository({
  prisma,
  query,
}: Pick<Database, 'prisma' | 'query'>) {
  /** Returns the bytes of today, in the order of the subjects. */
  async function sentToday(subjects: string[]): Promise<number[]> {
    const rows = await prisma.webhookTraffic.findMany({
      where: { subject: { in: subjects }, day: today() },
    });
    const sent = new Map(rows.map(({ subject, bytes }) => [subject, Number(bytes)]));
    return subjects.map((subject) => sent.get(subject) ?? 0);
  }

  const add = (subjects: string[], bytes: number): Promise<unknown> =>
    query(sql`
      INSERT INTO webhook_traffic AS t (subject, day, bytes)
      SELECT subject, ${today()}::date, ${bytes}::bigint FROM unnest(${subjects.toSorted()}::text[]) subject
      ON CONFLICT (subject, day) DO UPDATE SET bytes = t.bytes + excluded.bytes`);

  return { sentToday, add };
}
export type WebhookTrafficRepository = ReturnType<typeof createWebhookTrafficRepository>;
