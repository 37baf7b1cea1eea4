import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { PrismaClient, type Prisma } from '../generated/client.ts';
import { hasParameterList } from './prepared-statement.ts';
import { createPrismaPool } from './prisma-pool.ts';
import { remainingMs } from './request-deadline.ts';
import type { PoolRunner } from './run-on-pool.ts';
import type { Query, Statement } from './statement.ts';
import { DatabaseUnavailableError } from './unavailable.ts';

/** The typed client, or the client of a transaction. */
export type Client = Prisma.TransactionClient;

const MAX_PREPARED = 300;
const MAX_TRANSACTION_MS = 60_000;
const TRANSACTION_ERROR = 'P2028'; // it took too long, or its connection was lost

/** Connects Prisma's client to the pool. Its statements have the same limits as all others. */
export function createPrisma(pool: pg.Pool, runner: PoolRunner) {
  const adapter = new PrismaPg(createPrismaPool(pool, runner), {
    statementNameGenerator: createStatementNames(),
  });
  const prisma = new PrismaClient({ adapter });

  /**
   * Runs `work` in a transaction and rolls it back if `work` throws. If COMMIT gets no response
   * (`isUnavailable`), the transaction may or may not be committed.
   */
  async function prismaTransaction<Result>(
    work: (client: Client) => Promise<Result>,
  ): Promise<Result> {
    const timeout = Math.max(1, Math.ceil(Math.min(remainingMs(), MAX_TRANSACTION_MS)));
    try {
      // The queue and the connect timeout limit the wait for a connection.
      return await prisma.$transaction(work, { timeout, maxWait: MAX_TRANSACTION_MS });
    } catch (error) {
      throw hasCode(error, TRANSACTION_ERROR)
        ? new DatabaseUnavailableError('deadline', error)
        : error;
    }
  }
  return { prisma, prismaTransaction };
}

/**
 * Names statements, so that each connection plans them once. The limit bounds the memory of
 * connections. Lists have no names: callers choose their lengths, so they would use up the limit.
 */
function createStatementNames() {
  const names = new Map<string, string>();
  return ({ sql }: { sql: string }): string => {
    if (hasParameterList(sql)) return ''; // unnamed
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= MAX_PREPARED) return '';
    const name = `prisma_${String(names.size)}`;
    names.set(sql, name);
    return name;
  };
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Whether an INSERT failed because the row exists. */
export const isUniqueViolation = (error: unknown): boolean => hasCode(error, 'P2002');

/** Runs SQL in the transaction of a client. */
export const queryIn =
  (client: Client): Query =>
  <Row extends object>({ text, values }: Statement) =>
    client.$queryRawUnsafe<Row[]>(text, ...values);
