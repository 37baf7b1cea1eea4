// SQL because of cost: the first typed query of a process takes 60 ms and 20 MB, and servers start
// without one.
import { hkdfSync } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database } from '../connection/connect.ts';
import { fromHex, toBytes } from '../statements/bytes.ts';

const CHECK_BYTES = 16;

/** Returns a value by which a secret is recognised. It does not reveal the secret. */
export const checkValue = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'marquee: check value', CHECK_BYTES));

/** The secrets that stored data need. */
export function createSecretCheck({ prisma, query }: Pick<Database, 'prisma' | 'query'>) {
  /**
   * Stores that the first secret is used from now on. Returns false, and stores nothing, if the
   * data need a secret that is not among them.
   */
  async function register(secrets: readonly [string, ...string[]]): Promise<boolean> {
    const own = secrets.map((secret) => checkValue(secret).toString('hex'));
    const rows = await query<{ value: string }>(
      sql`SELECT encode(check_value, 'hex') AS value FROM secret_check`,
    );
    const stored = rows.map(({ value }) => value);
    if (!stored.every((value) => own.includes(value))) return false;
    // The data of an earlier release can need each of them.
    const used = stored.length === 0 ? own : own.slice(0, 1);
    const data = used
      .filter((value) => !stored.includes(value))
      .map((value) => ({ checkValue: fromHex(value) }));
    if (data.length > 0) await prisma.secretCheck.createMany({ data, skipDuplicates: true });
    return true;
  }

  /** Whether data may need another secret than this one. */
  const needsOthers = async (secret: string): Promise<boolean> =>
    (await prisma.secretCheck.count({
      where: { checkValue: { not: toBytes(checkValue(secret)) } },
    })) > 0;

  /** Forgets all secrets but one, if that is used since before an instant. Returns their number. */
  async function retireOthers(secret: string, usedBefore: Date): Promise<number> {
    const current = toBytes(checkValue(secret));
    const inUse = await prisma.secretCheck.count({
      where: { checkValue: current, firstUsedAt: { lt: usedBefore } },
    });
    if (inUse === 0) return 0;
    return (await prisma.secretCheck.deleteMany({ where: { checkValue: { not: current } } })).count;
  }

  return { register, needsOthers, retireOthers };
}
