import { DomainError } from '@marquee/domain';
import { usePasskey } from '@marquee/operations/operators';
import type { Request, Response } from 'express';
import type { Dependencies } from '../../dependencies.ts';
import { scriptPolicy } from '../../document.tsx';
import type { RefusedForm } from '../../page-context.ts';
import type { FormFields } from '../forms.ts';
import { sendPage } from '../send-page.tsx';
import { setSessionCookie } from '../sign-in/session-cookie.ts';
import { requestLink, signInAgain } from '../sign-in/sign-in-routes.tsx';
import type { SignedIn } from '../sign-in/signed-in.ts';
import { ConfirmPage } from './passkey-pages.tsx';
import { readOperatorSignIn } from './recent-sign-in.ts';
import { requireOperator } from './require-operator.ts';

interface Exchange {
  req: Request;
  res: Response;
}

interface Confirmed {
  signedIn: SignedIn;
  /** Of the form, without what confirmed it. */
  fields: FormFields;
}

/**
 * Returns the operator who sends a form, if the sign-in is of the last `withinMs` or the form has
 * the answer of a passkey or a mailed code. Otherwise sends a page that requests it and contains
 * the form, and returns null.
 */
export async function confirmOperator(
  deps: Dependencies,
  exchange: Exchange,
  { signedIn, fields: sent, withinMs }: Confirmed & { withinMs: number },
): Promise<Confirmed | null> {
  const { session, token } = signedIn;
  await requireOperator(deps, session);
  const { form_token: _token, passkey = '', code = '', ...fields } = sent;
  const { isRecent, hasPasskeys } = await readOperatorSignIn(deps, session, withinMs);
  if (isRecent) return { signedIn, fields };
  const { req, res } = exchange;
  let refused: RefusedForm | null = null;
  try {
    if (hasPasskeys && passkey !== '') {
      const holder = { email: session.email, sessionToken: token };
      const renewed = { session, token: await usePasskey(deps, holder, passkey) };
      setSessionCookie(res, renewed.token, { web: deps.addresses.web, session });
      return { signedIn: renewed, fields };
    }
    if (!hasPasskeys && code !== '') {
      const renewed = await signInAgain(deps, exchange, { email: session.email, code });
      return { signedIn: renewed, fields };
    }
  } catch (error) {
    if (!(error instanceof DomainError) || error.problems.length === 0) throw error;
    refused = { action: req.path, values: {}, problems: error.problems };
  }
  const isMailed = hasPasskeys || refused ? null : await requestLink(deps, exchange, session);
  res.locals['refused'] = refused ?? undefined;
  res.status(refused ? 400 : 403).set('Content-Security-Policy', scriptPolicy);
  const { email } = session;
  const formToken = deps.formTokens.create(token);
  const form = { action: req.path, fields, formToken, email, hasPasskeys, isMailed };
  await sendPage(deps, exchange, { title: 'confirmOperator', body: <ConfirmPage {...form} /> });
  return null;
}
