import type { Database } from '../connection/connect.ts';
import { today } from '../statements/utc-days.ts';
import { addTrafficSql } from './webhook-traffic-sql.ts';

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

  return {
    sentToday,
    add: (subjects: string[], bytes: number) => query(addTrafficSql(subjects, bytes)),
  };
}
export type WebhookTrafficRepository = ReturnType<typeof createWebhookTrafficRepository>;
