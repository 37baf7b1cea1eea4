import { methodNotAllowed, readQuery, type Limits } from '@marquee/http';
import express, { type Request, type Response, type Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { pageHeaders } from '../page-headers.ts';
import { readParams } from '../read-params.ts';
import { FORMS } from './account-forms.tsx';
import type { FormHandler, ViewLoader } from './account-handlers.ts';
import { AccountPage, KeysPage } from './account-page.tsx';
import { ASSISTANT_VIEWS } from './assistants/assistant-routes.tsx';
import { CALENDAR_VIEWS } from './calendars/calendar-routes.tsx';
import { DoneNotice } from './done-notice.tsx';
import { exportAccount } from './export-account.ts';
import { follow, showFollow } from './follow/follow-routes.tsx';
import { ownForm } from './forms.ts';
import { MAIL_VIEWS } from './mails/mail-routes.tsx';
import { PASSKEY_VIEWS, sendChallenge } from './passkeys/passkey-routes.tsx';
import { loadFollowed } from './searches/load-searches.ts';
import { SEARCH_VIEWS } from './searches/search-routes.tsx';
import { ownAddress, personalContext, sendPage, showProblems, type Handler } from './send-page.tsx';
import { rememberPage } from './sign-in/session-cookie.ts';
import { SignInPage } from './sign-in/sign-in-pages.tsx';
import { mailLink, openLink, showLinkSent, useCode, useLink } from './sign-in/sign-in-routes.tsx';
import { findSignedIn, loadAccount, readOwnForm } from './sign-in/signed-in.ts';
import { WEBHOOK_VIEWS } from './webhooks/webhook-routes.tsx';

const keysView: ViewLoader = async (deps, signedIn, res) => ({
  title: 'keysAndUsage',
  body: <KeysPage {...await loadAccount(deps, signedIn, res)} />,
});

/** The pages of a signed-in person, by their path below /account. */
const VIEWS: Readonly<Record<string, ViewLoader>> = {
  keys: keysView,
  'page-keys': keysView, // shows the form of these keys after a mistake
  ...WEBHOOK_VIEWS,
  ...SEARCH_VIEWS,
  ...CALENDAR_VIEWS,
  ...MAIL_VIEWS,
  ...ASSISTANT_VIEWS,
  ...PASSKEY_VIEWS,
};

/** The account pages. No one caches them. After each form, the browser gets another page. */
export function accountRoutes(
  deps: Dependencies,
  limits: Pick<Limits, 'burst' | 'sign_in'>,
): Router {
  const router = express.Router({ caseSensitive: true });
  const own = ownForm(deps.addresses.web);
  const showAccountPage: Handler = (req, res) => showAccount(deps, req, res);
  const showSignIn: Handler = (req, res) => sendPage(deps, { req, res }, SIGN_IN);
  const views = new Map<string, Handler>(
    Object.entries(VIEWS).map(([path, load]) => [path, showView(deps, load)]),
  );
  const mail = showProblems(deps, (req, res) => mailLink(deps, req, res), showSignIn);
  const begin = showProblems(deps, (req, res) => useLink(deps, req, res));
  const byCode = showProblems(
    deps,
    (req, res) => useCode(deps, req, res),
    (req, res) => showLinkSent(deps, req, res),
  );
  const followed = showProblems(
    deps,
    (req, res) => follow(deps, req, res),
    (req, res) => showFollow(deps, req, res),
  );
  const show = (path: string, handler: Handler) =>
    router.get(path, limits.burst, showProblems(deps, handler));
  router.use('/account', pageHeaders());
  show('/account', showAccountPage);
  for (const [path, handler] of views) show(`/account/${path}`, handler);
  show('/account/export', (req, res) => exportAccount(deps, req, res));
  show('/account/sign-in', showSignIn);
  router.post('/account/sign-in', limits.sign_in, own, mail);
  show('/account/enter', (req, res) => openLink(deps, req, res));
  router.post('/account/enter', limits.burst, own, begin);
  router.post('/account/code', limits.sign_in, own, byCode);
  const challenge = showProblems(deps, (req, res) => sendChallenge(deps, req, res));
  router.post('/account/passkeys/challenge', limits.burst, own, challenge);
  router.post('/account/follow', limits.sign_in, own, followed);
  for (const [path, handler] of Object.entries(FORMS)) {
    const form =
      [...views].findLast(([view]) => path === view || path.startsWith(`${view}/`))?.[1] ??
      showAccountPage;
    router.post(
      `/account/${path}`,
      limits.burst,
      own,
      showProblems(deps, handleForm(deps, handler), form),
    );
  }
  router.all('/account/{*rest}', methodNotAllowed(['GET', 'POST'], limits.burst));
  return router;
}

const SIGN_IN = { title: 'signIn', body: <SignInPage /> } as const;

async function showAccount(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const signedIn = await findSignedIn(deps, req);
  if (!signedIn) {
    res.redirect(303, ownAddress(deps, { req, res }, { goTo: '/account/sign-in' }));
    return;
  }
  const context = personalContext(deps, { req, res });
  const [view, lists] = await Promise.all([
    loadAccount(deps, signedIn, res),
    loadFollowed(deps, signedIn.session.accountId, context),
  ]);
  const body = <AccountPage {...view} lists={lists} />;
  await sendPage(deps, { req, res }, { title: 'yourAccount', body });
}

const showView = (deps: Dependencies, load: ViewLoader) => async (req: Request, res: Response) => {
  const signedIn = await findSignedIn(deps, req);
  if (!signedIn) {
    rememberPage(res, req.originalUrl, deps.addresses.web);
    res.redirect(303, ownAddress(deps, { req, res }, { goTo: '/account/sign-in' }));
    return;
  }
  const query = readQuery(req.url, ['cursor', 'filter', 'name', 'done']);
  const view = {
    ...signedIn,
    formToken: deps.formTokens.create(signedIn.token),
    params: readParams(req),
    query,
    context: personalContext(deps, { req, res }),
  };
  const { title, body } = await load(deps, view, res);
  await sendPage(
    deps,
    { req, res },
    { title, body: [<DoneNotice done={query.get('done')} />, body] },
  );
};

const handleForm =
  (deps: Dependencies, handler: FormHandler) => async (req: Request, res: Response) => {
    const form = await readOwnForm(deps, req);
    const { locale } = personalContext(deps, { req, res }).translator;
    const page = await handler(deps, { ...form, locale, params: readParams(req) }, res);
    if ('body' in page) await sendPage(deps, { req, res }, page);
    else res.set('Cache-Control', 'no-store').redirect(303, ownAddress(deps, { req, res }, page));
  };
