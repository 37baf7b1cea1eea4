import { createHash, randomInt } from 'node:crypto';
import {
  sessionId,
  type MailFrequency,
  type NewSession,
  type OpenLink,
  type SessionRepository,
  type SignInLinks,
  type SignInSession,
} from '@marquee/database';
import { DomainError, invalidInputs } from '@marquee/domain';
import type { Outbox } from '@marquee/mail';
import { hashToken, newToken } from './generate-key.ts';

const CODE_DIGITS = 6;

export interface SignInDeps {
  signInLinks: SignInLinks;
  sessions: SessionRepository;
  outbox: Pick<Outbox, 'enqueue'>;
}

/** A list of events that a person follows. */
export interface FollowChoice {
  /** In words: "Berlin". */
  name: string;
  /** Filters of the list, as in its address. */
  filter: string;
  frequency: MailFrequency;
}

/** Who requests a link. */
export interface LinkRequest {
  email: string;
  locale: string | null;
  device: string | null;
  /** Keyed hash of the network. */
  network: string;
  /** Whether the browser was signed in to the account before. */
  isOwnBrowser: boolean;
  /** The link carries it, so that it works in every browser. */
  follow?: FollowChoice | undefined;
}

export interface RequestedLink {
  /** Token of the browser that requested it, whose cookie it gets. */
  browserToken: string;
  /** False if too many were requested: nothing is mailed. Strangers do not learn it. */
  isMailed: boolean;
}

/**
 * Mails a link and a code that sign in. The result and the work do not depend on whether the
 * address has an account.
 */
export async function requestSignIn(
  { signInLinks, outbox }: Pick<SignInDeps, 'signInLinks' | 'outbox'>,
  { email, locale, follow, ...requester }: LinkRequest,
): Promise<RequestedLink> {
  const [token, browser] = [newToken(), newToken()];
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const link = {
    ...requester,
    email,
    tokenHash: hashToken(token),
    browserHash: hashToken(browser),
    codeHash: hashCode(code, browser),
  };
  const { isSilent } = await signInLinks.store(link, (query, { isKnown, isSilent }) =>
    outbox.enqueue(query, {
      to: email,
      confirmed: isKnown,
      isSilent,
      locale,
      content: { kind: 'sign_in', token, code, ...(follow && { follow }) },
    }),
  );
  return { browserToken: browser, isMailed: !isSilent };
}

/** The browser that signs in. */
export interface Browser {
  locale: string | null;
  device: string | null;
  /** Token of the session that it had, which ends. */
  formerSession: string | undefined;
}

export interface StartedSession {
  /** Token of the session. */
  token: string;
  session: SignInSession;
}

/**
 * Uses a mailed link and returns a new session. The account gets mails in the locale. Throws if the
 * link is not valid.
 */
export async function signIn(
  { signInLinks }: Pick<SignInDeps, 'signInLinks'>,
  link: string,
  browser: Browser,
): Promise<StartedSession> {
  const started = await start(browser, (session) => signInLinks.use(hashToken(link), session));
  if (!started) throw invalidLink();
  return started;
}

const invalidLink = () =>
  new DomainError(
    'token_expired',
    'This link was used already or is older than 15 minutes. Request a new one.',
  );

export interface SentCode {
  code: string;
  browserToken: string | undefined;
  /** The only address that may sign in; any if it is undefined. */
  email?: string | undefined;
}

/** Uses the code of a mail in the browser that requested it, as `signIn` does with the link. */
export async function signInByCode(
  { signInLinks }: Pick<SignInDeps, 'signInLinks'>,
  { code, browserToken, email }: SentCode,
  browser: Browser,
): Promise<StartedSession> {
  const hashes = browserToken !== undefined && {
    browserHash: hashToken(browserToken),
    codeHash: hashCode(code, browserToken),
    email,
  };
  const started = hashes
    ? await start(browser, (session) => signInLinks.useCode(hashes, session))
    : null;
  if (started) return started;
  const detail = 'is not the code of the last mail, or no longer valid. Use the link in the mail';
  throw invalidInputs('invalid_body', [{ name: 'code', code: 'invalid_value', detail }]);
}

async function start(
  { formerSession, ...browser }: Browser,
  use: (session: NewSession) => Promise<SignInSession | null>,
): Promise<StartedSession | null> {
  const token = newToken();
  const formerHash = formerSession === undefined ? null : hashToken(formerSession);
  const session = await use({ ...browser, hash: hashToken(token), formerHash });
  return session && { token, session };
}

/** Without the token of the browser, a stored hash does not reveal the code. */
const hashCode = (code: string, browser: string): string =>
  createHash('sha256').update(`${code} ${browser}`).digest('hex');

/**
 * Returns what an open link does, and whether the browser with this token requested it. Throws if
 * it is not valid.
 */
export async function findLink(
  { signInLinks }: Pick<SignInDeps, 'signInLinks'>,
  link: string,
  browserToken: string | undefined,
): Promise<OpenLink> {
  const browserHash = browserToken === undefined ? null : hashToken(browserToken);
  const found = await signInLinks.find(hashToken(link), browserHash);
  if (!found) throw invalidLink();
  return found;
}

/** Returns the session of a cookie, or null. */
export const findSession = (
  { sessions }: Pick<SignInDeps, 'sessions'>,
  token: string,
): Promise<SignInSession | null> => sessions.find(hashToken(token));

export const signOut = ({ sessions }: Pick<SignInDeps, 'sessions'>, token: string): Promise<void> =>
  sessions.end(hashToken(token));

/** The name of a session in the list of its owner. */
export const sessionName = (token: string): string => sessionId(hashToken(token));
