import { EmailAddress } from '@marquee/domain';
import { createInputReader, methodNotAllowed, readQuery, type Limits } from '@marquee/http';
import { requestSignIn, signIn } from '@marquee/operations';
import { h } from '@marquee/ui';
import express, { type Request, type Response, type Router } from 'express';
import { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { pageHeaders } from '../page-headers.ts';
import { readParams } from '../read-params.ts';
import { FORMS } from './account-forms.ts';
import type { FormHandler, ViewLoader } from './account-handlers.ts';
import { AccountPage } from './account-page.ts';
import { exportAccount } from './export-account.ts';
import { ownForm, readFields } from './forms.ts';
import { MAIL_VIEWS } from './mails/mail-routes.ts';
import { SEARCH_VIEWS } from './searches/search-routes.ts';
import { sendPage, showProblems } from './send-page.ts';
import { readSessionCookie, setSessionCookie } from './session-cookie.ts';
import { EnterPage, LinkSentPage, SignInPage } from './sign-in-pages.ts';
import { findSignedIn, loadAccount, readOwnForm } from './signed-in.ts';
import { WEBHOOK_VIEWS } from './webhooks/webhook-routes.ts';

/** The pages of a signed-in person, by their path below /account. */
const VIEWS: Readonly<Record<string, ViewLoader>> = { ...WEBHOOK_VIEWS, ...SEARCH_VIEWS, ...MAIL_VIEWS };

/** The account pages. No one caches them. After each form, the browser gets another page. */
export function accountRoutes(deps: Dependencies, limits: Pick<Limits, 'burst' | 'signup'>): Router {
  const router = express.Router({ caseSensitive: true });
  const { web } = deps.addresses;
  const show = (handler: (req: Request, res: Response) => Promise<void>) => showProblems(deps, handler);
  router.use('/account', pageHeaders());
  router.get('/account', limits.burst, show((req, res) => showAccount(deps, req, res))); // prettier-ignore
  for (const [path, load] of Object.entries(VIEWS))
    router.get(`/account/${path}`, limits.burst, show(showView(deps, load)));
  router.get('/account/export', limits.burst, show((req, res) => exportAccount(deps, req, res))); // prettier-ignore
  router.get('/account/sign-in', limits.burst, show((req, res) => sendPage(deps, { req, res }, signInPage()))); // prettier-ignore
  router.post('/account/sign-in', limits.signup, ownForm(web), show((req, res) => mailLink(deps, req, res))); // prettier-ignore
  router.get('/account/enter', limits.burst, show((req, res) => showEnter(deps, req, res))); // prettier-ignore
  router.post('/account/enter', limits.burst, ownForm(web), show((req, res) => enter(deps, req, res))); // prettier-ignore
  for (const [path, handler] of Object.entries(FORMS))
    router.post(`/account/${path}`, limits.burst, ownForm(web), show(handleForm(deps, handler)));
  router.all('/account/{*rest}', methodNotAllowed(['GET', 'POST'], limits.burst));
  return router;
}

const signInPage = () => ({ title: 'Sign in', body: h(SignInPage, null) });

async function showAccount(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const signedIn = await findSignedIn(deps, req);
  if (!signedIn) {
    res.redirect(303, '/account/sign-in');
    return;
  }
  const view = await loadAccount(deps, signedIn, res);
  await sendPage(deps, { req, res }, { title: 'Your account', body: h(AccountPage, view) });
}

async function mailLink(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const { email } = createInputReader(z.object({ email: EmailAddress })).parseFields(readFields(req));
  await requestSignIn(deps, email);
  await sendPage(deps, { req, res }, { title: 'Sign in', body: h(LinkSentPage, null) });
}

async function showEnter(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const token = readQuery(req.url).get('token') ?? '';
  await sendPage(deps, { req, res }, { title: 'Sign in', body: h(EnterPage, { token }) });
}

/** Always a new session, so that no one can prepare the session of another person. */
async function enter(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const { web } = deps.addresses;
  const link = readFields(req)['token'] ?? '';
  const { token, session } = await signIn(deps, { link, formerSession: readSessionCookie(req, web) });
  setSessionCookie(res, token, { web, session });
  res.set('Cache-Control', 'no-store').redirect(303, '/account');
}

const showView = (deps: Dependencies, load: ViewLoader) => async (req: Request, res: Response) => {
  const signedIn = await findSignedIn(deps, req);
  if (!signedIn) {
    res.redirect(303, '/account/sign-in');
    return;
  }
  const query = readQuery(req.url, ['cursor', 'filter', 'name']);
  const view = { ...signedIn, formToken: deps.formTokens.create(signedIn.token), params: readParams(req), query };
  await sendPage(deps, { req, res }, await load(deps, view, res));
};

const handleForm = (deps: Dependencies, handler: FormHandler) => async (req: Request, res: Response) => {
  const form = await readOwnForm(deps, req);
  const page = await handler(deps, { ...form, params: readParams(req) }, res);
  if ('body' in page) await sendPage(deps, { req, res }, page);
  else res.set('Cache-Control', 'no-store').redirect(303, page.goTo);
};
