import type { Database } from '../connection/connect.ts';
import type { Client } from '../connection/prisma.ts';
import { fromHex } from '../statements/bytes.ts';

const SESSION_MS = 30 * 86_400_000;
/** A session notes its use no more often. */
const USE_MS = 10 * 60_000;
const CHALLENGE_MS = 5 * 60_000;
const ID_LENGTH = 32;

export interface SignInSession {
  accountId: string;
  email: string;
  created_at: Date;
  expires_at: Date;
  /** When it last used a passkey. */
  passkey_at: Date | null;
}

/** A session as its owner sees it. */
export interface ListedSession {
  /** Names the session in forms. It does not open it. */
  id: string;
  /** Null for sessions of earlier releases, and for unknown browsers. */
  device: string | null;
  created_at: Date;
  last_used_at: Date;
}

export interface NewSession {
  /** SHA-256 of the cookie, in hexadecimal. */
  hash: string;
  /** SHA-256 of the cookie of the session that ends. */
  formerHash: string | null;
  /** Language of the page (BCP 47), which mails to the account have from now on. */
  locale: string | null;
  /** What signs in, such as "Firefox, Windows". */
  device: string | null;
}

/** Sessions of the account pages. Cookies are stored as SHA-256, in hexadecimal here. */
export function createSessionRepository({ prisma }: Pick<Database, 'prisma'>) {
  /** Returns the session of a cookie, and notes that it is used. */
  async function find(hash: string): Promise<SignInSession | null> {
    const now = new Date();
    const tokenHash = fromHex(hash);
    const session = await prisma.session.findUnique({
      where: { tokenHash, expiresAt: { gt: now } },
      select: {
        accountId: true,
        createdAt: true,
        expiresAt: true,
        lastUsedAt: true,
        passkeyAt: true,
        account: { select: { email: true } },
      },
    });
    if (!session) return null;
    const { accountId, createdAt, expiresAt, lastUsedAt, passkeyAt, account } = session;
    if (now.getTime() - (lastUsedAt ?? createdAt).getTime() > USE_MS)
      await prisma.session.updateMany({ where: { tokenHash }, data: { lastUsedAt: now } });
    return {
      accountId,
      email: account.email,
      created_at: createdAt,
      expires_at: expiresAt,
      passkey_at: passkeyAt,
    };
  }

  /** Returns the open sessions of an account, the newest first. */
  async function list(accountId: string): Promise<ListedSession[]> {
    const rows = await prisma.session.findMany({
      where: { accountId, expiresAt: { gt: new Date() } },
      orderBy: { createdAt: 'desc' },
    });
    return rows.map(({ tokenHash, device, createdAt, lastUsedAt }) => ({
      id: sessionId(Buffer.from(tokenHash).toString('hex')),
      device,
      created_at: createdAt,
      last_used_at: lastUsedAt ?? createdAt,
    }));
  }

  const end = async (hash: string): Promise<void> => {
    await prisma.session.deleteMany({ where: { tokenHash: fromHex(hash) } });
  };

  /** Ends the session of an account that `list` names. */
  async function endListed(accountId: string, id: string): Promise<void> {
    const rows = await prisma.session.findMany({
      where: { accountId },
      select: { tokenHash: true },
    });
    const named = rows.filter(
      ({ tokenHash }) => sessionId(Buffer.from(tokenHash).toString('hex')) === id,
    );
    await prisma.session.deleteMany({
      where: { tokenHash: { in: named.map(({ tokenHash }) => tokenHash) } },
    });
  }

  const endAll = async (accountId: string): Promise<void> => {
    await prisma.session.deleteMany({ where: { accountId } });
  };

  return { find, list, end, endListed, endAll, ...createChallenges(prisma) };
}
export type SessionRepository = ReturnType<typeof createSessionRepository>;

/** What a passkey must sign next, for each session. */
function createChallenges(prisma: Database['prisma']) {
  /** Stores a challenge, which replaces an earlier one of the session. */
  const setChallenge = async (hash: string, challenge: string): Promise<void> => {
    const challengeExpiresAt = new Date(Date.now() + CHALLENGE_MS);
    await prisma.session.updateMany({
      where: { tokenHash: fromHex(hash) },
      data: { challenge, challengeExpiresAt },
    });
  };

  /** Uses the challenge up. Returns whether it was that of the session. */
  async function takeChallenge(hash: string, challenge: string): Promise<boolean> {
    const { count } = await prisma.session.updateMany({
      where: { tokenHash: fromHex(hash), challenge, challengeExpiresAt: { gt: new Date() } },
      data: { challenge: null, challengeExpiresAt: null },
    });
    return count > 0;
  }

  return { setChallenge, takeChallenge };
}

/** The name of a session in forms: the beginning of its hash. */
export const sessionId = (hash: string): string => hash.slice(0, ID_LENGTH);

/** Starts a session of an account and ends the former one of the browser. */
export async function createSession(
  client: Client,
  account: { accountId: string; email: string },
  { hash, formerHash, device }: NewSession,
): Promise<SignInSession> {
  if (formerHash !== null)
    await client.session.deleteMany({ where: { tokenHash: fromHex(formerHash) } });
  const createdAt = new Date();
  const expiresAt = new Date(createdAt.getTime() + SESSION_MS);
  const { accountId } = account;
  await client.session.create({
    data: { tokenHash: fromHex(hash), accountId, device, createdAt, expiresAt },
  });
  return { ...account, created_at: createdAt, expires_at: expiresAt, passkey_at: null };
}
