import type { Database } from '../connection/connect.ts';
import { queryIn, type Client } from '../connection/prisma.ts';
import type { Query } from '../connection/statement.ts';
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

type Within = (query: Query) => Promise<unknown>;

interface ChangeOptions {
  /** SHA-256 of the cookie of the session that makes the change, in hexadecimal. */
  sessionHash: string;
  /** Called in the transaction of the change. */
  within: Within;
}

/** The passkeys of operators. Deleting the account of an operator does not delete them. */
export const createPasskeyRepository = (
  database: Pick<Database, 'prisma' | 'prismaTransaction'>,
) => ({ ...createReads(database), ...createChanges(database) });
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

function createChanges({ prismaTransaction }: Pick<Database, 'prismaTransaction'>) {
  /** Stores a passkey, which counts as its first use. Returns false if it is stored already. */
  const add = (
    operatorEmail: string,
    { id, name, publicKey, counter, transports }: StoredPasskey,
    { sessionHash, within }: ChangeOptions,
  ): Promise<boolean> =>
    prismaTransaction(async (client) => {
      const row = { id: fromText(id), publicKey: toBytes(publicKey), name, counter, transports };
      const { count } = await client.passkey.createMany({
        data: { ...row, operatorEmail },
        skipDuplicates: true,
      });
      if (count === 0) return false;
      await confirmSession(client, sessionHash);
      await within(queryIn(client));
      return true;
    });

  /**
   * Notes that the session used a passkey. Returns false if the passkey was removed, or used by
   * another request at the same time.
   */
  const use = (
    operatorEmail: string,
    { id, counter, newCounter }: Pick<StoredPasskey, 'id' | 'counter'> & { newCounter: number },
    { sessionHash, within }: ChangeOptions,
  ): Promise<boolean> =>
    prismaTransaction(async (client) => {
      const { count } = await client.passkey.updateMany({
        where: { operatorEmail, id: fromText(id), counter },
        data: { counter: newCounter, lastUsedAt: new Date() },
      });
      if (count === 0) return false;
      await confirmSession(client, sessionHash);
      await within(queryIn(client));
      return true;
    });

  /** Removes a passkey. Other sessions of the operator need one again. */
  const remove = (
    operatorEmail: string,
    id: string,
    { sessionHash, within }: ChangeOptions,
  ): Promise<boolean> =>
    prismaTransaction(async (client) => {
      const { count } = await client.passkey.deleteMany({
        where: { operatorEmail, id: fromText(id) },
      });
      if (count === 0) return false;
      await client.session.updateMany({
        where: { account: { email: operatorEmail }, tokenHash: { not: fromHex(sessionHash) } },
        data: { passkeyAt: null },
      });
      await within(queryIn(client));
      return true;
    });

  /** Removes all passkeys of an operator and ends all sessions. Returns how many were removed. */
  const removeAll = (operatorEmail: string, within: Within): Promise<number> =>
    prismaTransaction(async (client) => {
      const { count } = await client.passkey.deleteMany({ where: { operatorEmail } });
      if (count === 0) return 0;
      await client.session.deleteMany({ where: { account: { email: operatorEmail } } });
      await within(queryIn(client));
      return count;
    });

  return { add, use, remove, removeAll };
}

const confirmSession = (client: Client, hash: string) =>
  client.session.updateMany({
    where: { tokenHash: fromHex(hash) },
    data: { passkeyAt: new Date() },
  });

const toText = (id: Uint8Array): string => Buffer.from(id).toString('base64url');
const fromText = (id: string) => toBytes(Buffer.from(id, 'base64url'));
