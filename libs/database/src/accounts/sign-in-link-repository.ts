import type { Database, Query } from '../connection/connect.ts';
import { queryIn, type Client } from '../connection/prisma.ts';
import { lockText } from '../statements/advisory-locks-sql.ts';
import { fromHex } from '../statements/bytes.ts';
import { ensureAccount } from './account-repository.ts';
import { createSession, type NewSession, type SignInSession } from './session-repository.ts';

const LINK_MS = 15 * 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** Links that one requester gets for an address in an hour. */
const MAX_LINKS = 5;
/** Links that all strangers together get for an address in an hour. */
const MAX_STRANGERS = 10;
/**
 * Wrong codes for an address in a day, of strangers and of the owner's browser. One in a million is
 * right.
 */
const MAX_WRONG_CODES = 10;
const LINK_LOCK = 7_276_507;

export interface SignInRequest {
  email: string;
  /** SHA-256 of the token, in hexadecimal. */
  tokenHash: string;
  /** SHA-256 of the cookie of the browser that requests it, in hexadecimal. */
  browserHash: string;
  /** SHA-256 of the code and that cookie, in hexadecimal. */
  codeHash: string;
  /** What requests it, such as "Firefox, Windows". */
  device: string | null;
  /** Keyed hash of the network that requests it. */
  network: string;
  /** The browser was signed in to the account before, so strangers do not use up its links. */
  isOwnBrowser: boolean;
}

export interface MailedLink {
  /** The address has an account, so it is confirmed. */
  isKnown: boolean;
  /** Too many links were requested: store the mail without sending it. */
  isSilent: boolean;
}

interface SentCode extends Pick<SignInRequest, 'browserHash' | 'codeHash'> {
  /** The only address that may sign in; any if it is undefined. */
  email?: string | undefined;
}

/** What a link does. */
export interface OpenLink {
  email: string;
  /** What requested it. */
  device: string | null;
  created_at: Date;
  /** Whether the browser with this cookie requested it. */
  isOwn: boolean;
}

/**
 * The mailed links and codes that start a session. Tokens are stored as SHA-256, in hexadecimal
 * here.
 */
// eslint-disable-next-line max-lines-per-function -- a factory
export function createSignInLinks({
  prisma,
  prismaTransaction,
}: Pick<Database, 'prisma' | 'prismaTransaction'>) {
  /**
   * Stores a link that works once within 15 minutes. Does the same work for known and unknown
   * addresses. Requests for one address wait for each other, so that concurrent ones do not exceed
   * the limits. Returns what was mailed.
   */
  const store = (
    { email, tokenHash, browserHash, codeHash, device, ...requester }: SignInRequest,
    within: (query: Query, link: MailedLink) => Promise<unknown>,
  ): Promise<MailedLink> =>
    prismaTransaction(async (client) => {
      await lockText(queryIn(client), LINK_LOCK, email);
      const isSilent = await isOverLimit(client, { email, ...requester });
      const account = await client.account.findUnique({ where: { email }, select: { id: true } });
      const link = { isKnown: account !== null, isSilent };
      if (isSilent && requester.isOwnBrowser) return link; // nothing to hide from the owner
      await client.signInLink.create({
        data: {
          tokenHash: fromHex(tokenHash),
          email,
          device,
          ...requesterColumns(requester),
          browserHash: fromHex(browserHash),
          codeHash: fromHex(codeHash),
          expiresAt: new Date(Date.now() + LINK_MS),
        },
      });
      await within(queryIn(client), link);
      return link;
    });

  /** Returns what an open link does, or null. Changes nothing. */
  async function find(tokenHash: string, browserHash: string | null): Promise<OpenLink | null> {
    const link = await prisma.signInLink.findUnique({
      where: { tokenHash: fromHex(tokenHash), ...isOpen() },
    });
    return (
      link && {
        email: link.email,
        device: link.device,
        created_at: link.createdAt,
        isOwn: browserHash !== null && isEqual(link.browserHash, browserHash),
      }
    );
  }

  /**
   * Uses a link: creates the account of its address if there is none, and a new session. Ends the
   * former session. Returns null if the link is unknown, used or expired. Of concurrent callers,
   * one gets the session.
   */
  const use = (tokenHash: string, session: NewSession): Promise<SignInSession | null> =>
    prismaTransaction(async (client) => {
      const [link] = await client.signInLink.updateManyAndReturn({
        where: { tokenHash: fromHex(tokenHash), ...isOpen() },
        data: { usedAt: new Date() },
      });
      return link ? startSession(client, link.email, session) : null;
    });

  /**
   * Uses the link whose code was entered in the browser that requested it, as `use` does. Returns
   * null for a wrong code, which is counted, if too many wrong ones were entered for the address,
   * and if the link is not of `email`.
   */
  const useCode = (
    { browserHash, codeHash, email }: SentCode,
    session: NewSession,
  ): Promise<SignInSession | null> =>
    prismaTransaction(async (client) => {
      const links = await client.signInLink.findMany({
        where: {
          browserHash: fromHex(browserHash),
          ...(email !== undefined && { email }),
          ...isOpen(),
        },
        orderBy: { createdAt: 'desc' },
      });
      const [newest] = links;
      if (!newest) return null;
      await lockText(queryIn(client), LINK_LOCK, newest.email);
      if ((await countWrongCodes(client, newest)) >= MAX_WRONG_CODES) return null;
      const link = links.find((each) => isEqual(each.codeHash, codeHash));
      const { count } = await client.signInLink.updateMany({
        where: { tokenHash: (link ?? newest).tokenHash, ...isOpen() },
        data: link ? { usedAt: new Date() } : { wrongCodes: { increment: 1 } },
      });
      return link && count > 0 ? startSession(client, link.email, session) : null;
    });

  return { store, find, use, useCode };
}
export type SignInLinks = ReturnType<typeof createSignInLinks>;

type Requester = Pick<SignInRequest, 'network' | 'isOwnBrowser'>;

const requesterColumns = ({ network, isOwnBrowser }: Requester) => ({
  requester: isOwnBrowser ? null : network,
});

/** What strangers request does not count for the owner's browser. */
async function isOverLimit(
  client: Client,
  { email, ...requester }: Requester & { email: string },
): Promise<boolean> {
  const ofAddress = { email, createdAt: { gt: new Date(Date.now() - HOUR_MS) } };
  const own = await client.signInLink.count({
    where: { ...ofAddress, ...requesterColumns(requester) },
  });
  if (own >= MAX_LINKS) return true;
  if (requester.isOwnBrowser) return false;
  const strangers = { ...ofAddress, requester: { not: null } };
  return (await client.signInLink.count({ where: strangers })) >= MAX_STRANGERS;
}

/** Wrong codes of strangers do not count for the owner's browser. */
async function countWrongCodes(
  client: Client,
  { email, requester }: { email: string; requester: string | null },
): Promise<number> {
  const { _sum } = await client.signInLink.aggregate({
    where: {
      email,
      createdAt: { gt: new Date(Date.now() - DAY_MS) },
      requester: requester === null ? null : { not: null },
    },
    _sum: { wrongCodes: true },
  });
  return _sum.wrongCodes ?? 0;
}

async function startSession(
  client: Client,
  address: string,
  session: NewSession,
): Promise<SignInSession> {
  const { account_id: accountId, email } = await ensureAccount(client, address, session.locale);
  return createSession(client, { accountId, email }, session);
}

const isOpen = () => ({ usedAt: null, expiresAt: { gt: new Date() } });

const isEqual = (stored: Uint8Array | null, hash: string) =>
  stored !== null && Buffer.from(stored).toString('hex') === hash;
