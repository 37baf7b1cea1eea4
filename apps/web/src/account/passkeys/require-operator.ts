import type { SignInSession } from '@marquee/database';
import { DomainError, notFound } from '@marquee/domain';
import type { PasskeyHolder } from '@marquee/operations/operators';
import type { Dependencies } from '../../dependencies.ts';
import type { SignedIn } from '../sign-in/signed-in.ts';
import { FRESH_MS, readOperatorSignIn } from './recent-sign-in.ts';

/** Throws unless the session is of an operator: for everyone else the page does not exist. */
export async function requireOperator(
  { operators }: Pick<Dependencies, 'operators'>,
  { email }: Pick<SignInSession, 'email'>,
): Promise<void> {
  if (!(await operators.isOperator(email))) throw notFound('page', 'console');
}

/** Returns the operator of a session. Throws unless the sign-in is fresh. */
export async function requireFreshOperator(
  deps: Dependencies,
  { session, token }: SignedIn,
): Promise<PasskeyHolder> {
  await requireOperator(deps, session);
  const { isRecent } = await readOperatorSignIn(deps, session, FRESH_MS);
  if (!isRecent)
    throw new DomainError(
      'invalid_body',
      'Passkeys are added and removed within 15 minutes of a sign-in. Open /account/passkeys and sign in again.',
    );
  return { email: session.email, sessionToken: token };
}
