import type { Database, Query } from '../connection/connect.ts';
import { queryIn } from '../connection/prisma.ts';
import { lockText } from '../statements/advisory-locks-sql.ts';
import { fromHex } from '../statements/bytes.ts';
import { ensureAccount } from './account-repository.ts';

const LINK_MS = 15 * 60_000;
const HOUR_MS = 3_600_000;
const SESSION_MS = 30 * 86_400_000;
/** Links that one address gets in an hour. */
const MAX_LINKS = 5;
const LINK_LOCK = 7_276_507;

export interface SignInSession {
  accountId: string;
  email: string;
  expires_at: Date;
}

export interface SignInRequest {
  email: string;
  /** SHA-256 of the token, in hexadecimal. */
  tokenHash: string;
}

export interface MailedLink {
  /** The address has an account, so it is confirmed. */
  isKnown: boolean;
  /** The address got too many links: store the mail without sending it. */
  isSilent: boolean;
}

export interface NewSession {
  /** SHA-256 of the cookie of the session that ends. */
  formerHash: string | null;
  /** Language of the page (BCP 47), which mails to the account have from now on. */
  locale: string | null;
}

/** Sessions of the account pages. Tokens are stored as SHA-256, in hexadecimal here. */
// eslint-disable-next-line max-lines-per-function -- a factory
export function createSessionRepository({
  prisma,
  prismaTransaction,
}: Pick<Database, 'prisma' | 'prismaTransaction'>) {
  /**
   * Stores a link that works once within 15 minutes. Does the same work for known and unknown addresses. Requests for one address wait for each
   * other, so that concurrent ones do not exceed the limit.
   */
  const storeLink = (
    { email, tokenHash }: SignInRequest,
    within: (query: Query, link: MailedLink) => Promise<unknown>,
  ): Promise<void> =>
    prismaTransaction(async (client) => {
      await lockText(queryIn(client), LINK_LOCK, email);
      const now = Date.now();
      const recent = await client.signInLink.count({
        where: { email, createdAt: { gt: new Date(now - HOUR_MS) } },
      });
      const account = await client.account.findUnique({ where: { email }, select: { id: true } });
      const expiresAt = new Date(now + LINK_MS);
      await client.signInLink.create({ data: { tokenHash: fromHex(tokenHash), email, expiresAt } });
      await within(queryIn(client), { isKnown: account !== null, isSilent: recent >= MAX_LINKS });
    });

  /**
   * Uses a link: creates the account of its address if there is none, and a new session. Ends the former session. Returns null if the link
   * is unknown, used or expired. Of concurrent callers, one gets the session.
   */
  const start = (
    linkHash: string,
    sessionHash: string,
    { formerHash, locale }: NewSession,
  ): Promise<SignInSession | null> =>
    prismaTransaction(async (client) => {
      const now = new Date();
      const [link] = await client.signInLink.updateManyAndReturn({
        where: { tokenHash: fromHex(linkHash), usedAt: null, expiresAt: { gt: now } },
        data: { usedAt: now },
      });
      if (!link) return null;
      if (formerHash !== null)
        await client.session.deleteMany({ where: { tokenHash: fromHex(formerHash) } });
      const { account_id: accountId, email } = await ensureAccount(client, link.email, locale);
      const expires_at = new Date(now.getTime() + SESSION_MS);
      await client.session.create({
        data: { tokenHash: fromHex(sessionHash), accountId, expiresAt: expires_at },
      });
      return { accountId, email, expires_at };
    });

  async function find(sessionHash: string): Promise<SignInSession | null> {
    const session = await prisma.session.findUnique({
      where: { tokenHash: fromHex(sessionHash), expiresAt: { gt: new Date() } },
      select: { accountId: true, expiresAt: true, account: { select: { email: true } } },
    });
    return (
      session && {
        accountId: session.accountId,
        email: session.account.email,
        expires_at: session.expiresAt,
      }
    );
  }

  const end = async (sessionHash: string): Promise<void> => {
    await prisma.session.deleteMany({ where: { tokenHash: fromHex(sessionHash) } });
  };

  const endAll = async (accountId: string): Promise<void> => {
    await prisma.session.deleteMany({ where: { accountId } });
  };

  return { storeLink, start, find, end, endAll };
}
export type SessionRepository = ReturnType<typeof createSessionRepository>;
