import { logAction, type AuditEntry } from './changes/changes-sql.ts';
import type { Database } from './connect.ts';

/** The operators of the console and the log of their actions. */
export function createOperatorRepository({ prisma }: Pick<Database, 'prisma'>) {
  const add = async (email: string): Promise<void> => {
    await prisma.operator.upsert({ where: { email }, create: { email }, update: {} });
  };

  const remove = async (email: string): Promise<boolean> =>
    (await prisma.operator.deleteMany({ where: { email } })).count > 0;

  const isOperator = async (email: string): Promise<boolean> =>
    (await prisma.operator.count({ where: { email } })) > 0;

  async function list(): Promise<{ email: string; created_at: Date }[]> {
    const rows = await prisma.operator.findMany({ orderBy: { email: 'asc' } });
    return rows.map(({ email, createdAt }) => ({ email, created_at: createdAt }));
  }

  /** Returns the last entries, the newest first. */
  async function listEntries(limit: number): Promise<(AuditEntry & { created_at: Date })[]> {
    const rows = await prisma.auditEntry.findMany({
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit,
    });
    return rows.map((row) => ({ ...toEntry(row), created_at: row.createdAt }));
  }

  /** Returns the entry of an operator if it is not older than `since`, or null. */
  async function findEntry(id: string, { operator, since }: { operator: string; since: Date }) {
    const where = { id, operatorEmail: operator, createdAt: { gte: since } };
    const row = await prisma.auditEntry.findFirst({ where });
    return row && toEntry(row);
  }

  return { add, remove, isOperator, list, log: logAction, listEntries, findEntry };
}
export type OperatorRepository = ReturnType<typeof createOperatorRepository>;

const toEntry = ({
  operatorEmail,
  ...row
}: Pick<AuditEntry, 'action' | 'target' | 'note'> & { operatorEmail: string }): AuditEntry => ({
  operator: operatorEmail,
  action: row.action,
  target: row.target,
  note: row.note,
});
