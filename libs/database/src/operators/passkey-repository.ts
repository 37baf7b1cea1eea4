import type { Database } from '../connection/connect.ts';
import { isUniqueViolation, queryIn, type Client } from '../connection/prisma.ts';
import type { Query } from '../connection/statement.ts';
import { lockText } from '../statements/advisory-locks-sql.ts';
import { fromHex, toBytes } from '../statements/bytes.ts';

export interface ListedPasskey {
  /** Of the credential, in base64url. */
  id: string;
  name: string;
  transports: string[];
  created_at: Date;
  last_used_at: Date | null;
}

export interface StoredPasskey {
  id: string;
  name: string;
  /** In the form of COSE. */
  publicKey: Uint8Array<ArrayBuffer>;
  counter: number;
  transports: string[];
}

/** What an operator can have. */
export const MAX_PASSKEYS = 20;
const PASSKEY_LOCK = 7_276_508;

type Within = (query: Query) => Promise<unknown>;

interface ChangeOptions {
  /** SHA-256 of the cookie of the session that makes the change, in hexadecimal. */
  sessionHash: string;
  /** Called in the transaction of the change. */
  within: Within;
}

interface UseOptions extends ChangeOptions {
  /** SHA-256 of the cookie that the session has from now on, in hexadecimal. */
  newSessionHash: string;
}

/** The passkeys of operators. Deleting the account of an operator does not delete them. */
export const createPasskeyRepository = (
  database: Pick<Database, 'prisma' | 'prismaTransaction'>,
) => {
  const inTurn = createTurns(database);
  return { ...createReads(database), ...createUses(inTurn), ...createRemovals(inTurn) };
};
export type PasskeyRepository = ReturnType<typeof createPasskeyRepository>;

function createReads({ prisma }: Pick<Database, 'prisma'>) {
  /** Returns the passkeys of an operator, the oldest first. */
  async function list(operatorEmail: string): Promise<ListedPasskey[]> {
    const rows = await prisma.passkey.findMany({
      where: { operatorEmail },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true, transports: true, createdAt: true, lastUsedAt: true },
    });
    return rows.map(({ id, createdAt, lastUsedAt, ...row }) => ({
      ...row,
      id: toText(id),
      created_at: createdAt,
      last_used_at: lastUsedAt,
    }));
  }

  /** Whether the console requires a passkey of an operator. */
  const hasAny = async (operatorEmail: string): Promise<boolean> =>
    (await prisma.passkey.count({ where: { operatorEmail } })) > 0;

  /** Returns a passkey of an operator; null if it is unknown or of another operator. */
  async function find(operatorEmail: string, id: string): Promise<StoredPasskey | null> {
    const row = await prisma.passkey.findFirst({ where: { operatorEmail, id: fromText(id) } });
    return (
      row && {
        id: toText(row.id),
        name: row.name,
        publicKey: row.publicKey,
        counter: Number(row.counter),
        transports: row.transports,
      }
    );
  }

  return { list, hasAny, find };
}

/** Changes of one operator wait for each other, so that concurrent ones obey the rules. */
const createTurns =
  ({ prismaTransaction }: Pick<Database, 'prismaTransaction'>) =>
  <Result>(operatorEmail: string, change: (client: Client) => Promise<Result>): Promise<Result> =>
    prismaTransaction(async (client) => {
      await lockText(queryIn(client), PASSKEY_LOCK, operatorEmail);
      return change(client);
    });
type InTurn = ReturnType<typeof createTurns>;

function createUses(inTurn: InTurn) {
  /**
   * Stores a passkey, which counts as its first use. Refuses one that is stored already, and a
   * session that used no passkey while there are others.
   */
  async function add(
    operatorEmail: string,
    { id, name, publicKey, counter, transports }: StoredPasskey,
    { within, ...session }: UseOptions,
  ): Promise<'added' | 'full' | 'refused'> {
    const row = { id: fromText(id), publicKey: toBytes(publicKey), name, counter, transports };
    try {
      return await inTurn(operatorEmail, async (client) => {
        const count = await client.passkey.count({ where: { operatorEmail } });
        if (count >= MAX_PASSKEYS) return 'full';
        if (!(await confirmSession(client, session, { hasPasskeys: count > 0 }))) return 'refused';
        await client.passkey.create({ data: { ...row, operatorEmail } });
        await within(queryIn(client));
        return 'added';
      });
    } catch (error) {
      if (isUniqueViolation(error)) return 'refused';
      throw error;
    }
  }

  /**
   * Notes that the session used a passkey. Returns false if the session ended, or the passkey was
   * removed or used by another request at the same time.
   */
  const use = (
    operatorEmail: string,
    { id, counter, newCounter }: Pick<StoredPasskey, 'id' | 'counter'> & { newCounter: number },
    { within, ...session }: UseOptions,
  ): Promise<boolean> =>
    inTurn(operatorEmail, async (client) => {
      const { count } = await client.passkey.updateMany({
        where: { operatorEmail, id: fromText(id), counter },
        data: { counter: newCounter, lastUsedAt: new Date() },
      });
      if (count === 0 || !(await confirmSession(client, session))) return false;
      await within(queryIn(client));
      return true;
    });

  return { add, use };
}

function createRemovals(inTurn: InTurn) {
  /**
   * Removes a passkey, if there is another one; returns false for the last. Other sessions of the
   * operator need one again.
   */
  const remove = (
    operatorEmail: string,
    id: string,
    { sessionHash, within }: ChangeOptions,
  ): Promise<boolean> =>
    inTurn(operatorEmail, async (client) => {
      const named = { id: fromText(id) };
      if ((await client.passkey.count({ where: { operatorEmail, NOT: named } })) === 0)
        return false;
      const { count } = await client.passkey.deleteMany({ where: { operatorEmail, ...named } });
      if (count === 0) return true;
      await client.session.updateMany({
        where: { account: { email: operatorEmail }, tokenHash: { not: fromHex(sessionHash) } },
        data: { passkeyAt: null },
      });
      await within(queryIn(client));
      return true;
    });

  /** Removes all passkeys of an operator and ends all sessions. Returns how many were removed. */
  const removeAll = (operatorEmail: string, within: Within): Promise<number> =>
    inTurn(operatorEmail, async (client) => {
      const { count } = await client.passkey.deleteMany({ where: { operatorEmail } });
      if (count === 0) return 0;
      await client.session.deleteMany({ where: { account: { email: operatorEmail } } });
      await within(queryIn(client));
      return count;
    });

  return { remove, removeAll };
}

/**
 * Notes that a session used a passkey and gives it another cookie, so that a copy of the former one
 * opens nothing. Returns false if the session ended, or with `hasPasskeys` used no passkey before.
 */
async function confirmSession(
  client: Client,
  { sessionHash, newSessionHash }: Omit<UseOptions, 'within'>,
  { hasPasskeys = false } = {},
): Promise<boolean> {
  const { count } = await client.session.updateMany({
    where: { tokenHash: fromHex(sessionHash), ...(hasPasskeys && { passkeyAt: { not: null } }) },
    data: { tokenHash: fromHex(newSessionHash), passkeyAt: new Date() },
  });
  return count > 0;
}

const toText = (id: Uint8Array): string => Buffer.from(id).toString('base64url');
const fromText = (id: string) => toBytes(Buffer.from(id, 'base64url'));
