import type { PasskeyRepository, SignInSession } from '@marquee/database';

/** The console needs a sign-in of this time. */
export const SIGN_IN_MS = 12 * 3_600_000;
/** What cannot be taken back easily needs one of this time. */
export const FRESH_MS = 15 * 60_000;

export interface OperatorSignIn {
  /** An operator with passkeys signs in with one of them. A mailed link is not enough then. */
  hasPasskeys: boolean;
  isRecent: boolean;
}

/** Returns how an operator signs in, and whether the session did so within `withinMs`. */
export async function readOperatorSignIn(
  { passkeys }: { passkeys: Pick<PasskeyRepository, 'hasAny'> },
  { email, created_at, passkey_at }: SignInSession,
  withinMs: number,
): Promise<OperatorSignIn> {
  const hasPasskeys = await passkeys.hasAny(email);
  const signedInAt = hasPasskeys ? passkey_at : created_at;
  // The database has its own clock, so this is not the clock of tests.
  const isRecent = signedInAt !== null && Date.now() - signedInAt.getTime() <= withinMs;
  return { hasPasskeys, isRecent };
}
