import type { AuditEntry } from '../changes/changes-sql.ts';
import type { Database } from '../connection/connect.ts';
import { queryIn } from '../connection/prisma.ts';
import type { Query } from '../connection/statement.ts';

type Within = (query: Query) => Promise<unknown>;

/** The operators of the console and the log of their actions. */
export function createOperatorRepository({
  prisma,
  prismaTransaction,
}: Pick<Database, 'prisma' | 'prismaTransaction'>) {
  /** Calls `within` in the same transaction, like `remove`. */
  const add = (email: string, within?: Within): Promise<void> =>
    prismaTransaction(async (client) => {
      await client.operator.upsert({ where: { email }, create: { email }, update: {} });
      await within?.(queryIn(client));
    });

  /** Also removes the passkeys and ends the sessions. */
  const remove = (email: string, within?: Within): Promise<boolean> =>
    prismaTransaction(async (client) => {
      const { count } = await client.operator.deleteMany({ where: { email } });
      if (count === 0) return false;
      await client.session.deleteMany({ where: { account: { email } } });
      await within?.(queryIn(client));
      return true;
    });

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

  return { add, remove, isOperator, list, listEntries, findEntry };
}

const toEntry = ({
  operatorEmail,
  ...row
}: Pick<AuditEntry, 'action' | 'target' | 'note'> & { operatorEmail: string }): AuditEntry => ({
  operator: operatorEmail,
  action: row.action,
  target: row.target,
  note: row.note,
});
