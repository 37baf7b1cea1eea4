import type { Caller } from '@marquee/access';
import type { SignInSession } from '@marquee/database';
import { DomainError } from '@marquee/domain';
import { getCaller } from '@marquee/http';
import { findSession, sessionName } from '@marquee/operations';
import type { Request, Response } from 'express';
import type { Dependencies } from '../../dependencies.ts';
import type { AccountView } from '../account-page.tsx';
import { readFields, type FormFields } from '../forms.ts';
import { USAGE_DAYS } from '../usage-chart.tsx';
import { readSessionCookie } from './session-cookie.ts';

/** The owner of an account who sends a request. */
export interface SignedIn {
  session: SignInSession;
  /** The session token. */
  token: string;
}

/** Returns the session of a request, or null. */
export async function findSignedIn(deps: Dependencies, req: Request): Promise<SignedIn | null> {
  const token = readSessionCookie(req, deps.addresses.web);
  const session = token === undefined ? null : await findSession(deps, token);
  return session && token !== undefined ? { session, token } : null;
}

/**
 * Returns the session and the fields of a form. Throws if there is no session or the form is not of
 * it.
 */
export async function readOwnForm(
  deps: Dependencies,
  req: Request,
): Promise<SignedIn & { fields: FormFields }> {
  const signedIn = await findSignedIn(deps, req);
  if (!signedIn) throw new DomainError('token_expired', 'You are signed out. Sign in again.');
  const fields = readFields(req);
  deps.formTokens.verify(signedIn.token, fields['form_token']);
  return { ...signedIn, fields };
}

/**
 * Returns the owner as a caller of operations, as if a key of the account had been sent. Throws if
 * the account was erased.
 */
export async function toCaller(
  deps: Pick<Dependencies, 'accountKeys'>,
  { accountId }: Pick<SignInSession, 'accountId'>,
  res: Response,
): Promise<Caller> {
  const terms = await deps.accountKeys.findTerms(accountId);
  if (!terms) throw new DomainError('not_found', 'This account was deleted.');
  const { tier, custom_limit } = terms;
  const holder = { key_id: accountId, account_id: accountId, tier, custom_limit };
  return { ...getCaller(res), tier, holder: { ...holder, expires_at: null, origins: null } };
}

/** Loads what the start page of an account shows. */
export async function loadAccount(
  deps: Dependencies,
  signedIn: SignedIn,
  res: Response,
): Promise<AccountView> {
  const { accountId, email } = signedIn.session;
  const caller = await toCaller(deps, signedIn.session, res);
  const [terms, keys, publishableKeys, usage, counts, sessions, isOperator] = await Promise.all([
    deps.accountKeys.findTerms(accountId),
    deps.accountKeys.list(accountId),
    deps.publishableKeys.list(accountId),
    deps.access.getUsage(caller),
    deps.usage.list(accountId, USAGE_DAYS),
    deps.sessions.list(accountId),
    deps.operators.isOperator(email),
  ]);
  if (!terms) throw new DomainError('not_found', 'This account was deleted.');
  const formToken = deps.formTokens.create(signedIn.token);
  const sellsPlans = deps.billing !== null;
  return {
    terms,
    keys,
    publishableKeys,
    usage,
    counts,
    sessions,
    isOperator,
    currentSession: sessionName(signedIn.token),
    now: deps.now(),
    formToken,
    sellsPlans,
    api: deps.addresses.api,
  };
}
