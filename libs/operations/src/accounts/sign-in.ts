import type { SignInSession, SessionRepository } from '@marquee/database';
import { DomainError } from '@marquee/domain';
import type { Outbox } from '@marquee/mail';
import { hashToken, newToken } from './generate-key.ts';

export interface SignInDeps {
  sessions: SessionRepository;
  outbox: Pick<Outbox, 'enqueue'>;
}

/** Mails a link that signs in. The result and the work do not depend on whether the address has an account. */
export async function requestSignIn(
  { sessions, outbox }: SignInDeps,
  email: string,
  locale: string | null,
): Promise<void> {
  const token = newToken();
  await sessions.storeLink({ email, tokenHash: hashToken(token) }, (query, { isKnown, isSilent }) =>
    outbox.enqueue(query, {
      to: email,
      confirmed: isKnown,
      isSilent,
      locale,
      content: { kind: 'sign_in', token },
    }),
  );
}

/** Uses a mailed link and returns the token of a new session. The former session of the browser ends. The account gets mails in `locale`. Throws if the link is not valid. */
export async function signIn(
  { sessions }: Pick<SignInDeps, 'sessions'>,
  {
    link,
    formerSession,
    locale,
  }: { link: string; formerSession: string | undefined; locale: string | null },
): Promise<{ token: string; session: SignInSession }> {
  const token = newToken();
  const formerHash = formerSession === undefined ? null : hashToken(formerSession);
  const session = await sessions.start(hashToken(link), hashToken(token), { formerHash, locale });
  if (!session)
    throw new DomainError(
      'token_expired',
      'This link was used already or is older than 15 minutes. Request a new one.',
    );
  return { token, session };
}

/** Returns the session of a cookie, or null. */
export const findSession = (
  { sessions }: Pick<SignInDeps, 'sessions'>,
  token: string,
): Promise<SignInSession | null> => sessions.find(hashToken(token));

export const signOut = ({ sessions }: Pick<SignInDeps, 'sessions'>, token: string): Promise<void> =>
  sessions.end(hashToken(token));
