import { EmailAddress } from '@marquee/domain';
import { createInputReader, methodNotAllowed, readQuery, type Limits } from '@marquee/http';
import {
  addAccountKey,
  createPublishableKey,
  eraseAccount,
  requestSignIn,
  revokeAccountKey,
  revokePublishableKey,
  rotateAccountKey,
  signIn,
  signOut,
} from '@marquee/operations';
import { h, type ComponentChild } from '@marquee/ui';
import express, { type Request, type Response, type Router } from 'express';
import { z } from 'zod';
import type { Dependencies } from '../dependencies.ts';
import { pageHeaders } from '../page-headers.ts';
import { AccountPage } from './account-page.ts';
import { exportAccount } from './export-account.ts';
import { ownForm, readFields, type FormFields } from './forms.ts';
import { sendPage, showProblems } from './send-page.ts';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './session-cookie.ts';
import { EnterPage, LinkSentPage, MessagePage, NewKeyPage, SignInPage } from './sign-in-pages.ts';
import { findSignedIn, loadAccount, readOwnForm, toCaller, type SignedIn } from './signed-in.ts';

type Form = SignedIn & { fields: FormFields; params: Record<string, string> };
/** Handles a form of a signed-in person. Returns a page, or null to return to the account. */
type FormHandler = (
  deps: Dependencies,
  form: Form,
  res: Response,
) => Promise<{ title: string; body: ComponentChild } | null>;

/** The account pages. No one caches them. After each form, the browser gets another page or returns to the account. */
export function accountRoutes(deps: Dependencies, limits: Pick<Limits, 'burst' | 'signup'>): Router {
  const router = express.Router({ caseSensitive: true });
  const { web } = deps.addresses;
  const show = (handler: (req: Request, res: Response) => Promise<void>) => showProblems(deps, handler);
  router.use('/account', pageHeaders());
  router.get('/account', limits.burst, show((req, res) => showAccount(deps, req, res))); // prettier-ignore
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

const handleForm = (deps: Dependencies, handler: FormHandler) => async (req: Request, res: Response) => {
  const form = await readOwnForm(deps, req);
  const params = Object.fromEntries(Object.entries(req.params).map(([name, value]) => [name, String(value)]));
  const page = await handler(deps, { ...form, params }, res);
  if (page) await sendPage(deps, { req, res }, page);
  else res.set('Cache-Control', 'no-store').redirect(303, '/account');
};

const keyName = createInputReader(
  z.object({ name: z.string({ error: 'must be text' }).trim().min(1, { error: 'must not be empty' }).max(60) }),
);
const keyId = createInputReader(z.object({ id: z.uuid({ error: 'must be a UUID' }) }));
const pageKey = createInputReader(createPublishableKey.input);

const showKey = (apiKey: string) => ({ title: 'Your new key', body: h(NewKeyPage, { apiKey }) });

/** The forms of a signed-in person, by their path below /account. */
const FORMS: Readonly<Record<string, FormHandler>> = {
  keys: async (deps, { session, fields }) =>
    showKey(await addAccountKey(deps, session.accountId, keyName.parseFields(fields).name)),
  'keys/:id/rotate': async (deps, { session, params }) =>
    showKey(await rotateAccountKey(deps, session.accountId, keyId.parseFields(params).id)),
  'keys/:id/revoke': async (deps, { session, params }) => {
    await revokeAccountKey(deps, session.accountId, keyId.parseFields(params).id);
    return null;
  },
  'page-keys': async (deps, form, res) => {
    const { name = '', origins = '' } = form.fields;
    const input = pageKey.parseFields({ name, origins: origins.split(/[\s,]+/).filter(Boolean) });
    await createPublishableKey.run({ ...deps, caller: await toCaller(deps, form, res) }, input);
    return null;
  },
  'page-keys/:id/revoke': async (deps, form, res) => {
    await revokePublishableKey.run(
      { ...deps, caller: await toCaller(deps, form, res) },
      keyId.parseFields(form.params),
    );
    return null;
  },
  'sign-out': async (deps, { token }, res) => {
    await signOut(deps, token);
    clearSessionCookie(res, deps.addresses.web);
    return signInPage();
  },
  delete: async (deps, form, res) => {
    const confirmed = createInputReader(z.object({ confirmation: z.literal('delete', { error: 'must be “delete”' }) }));
    confirmed.parseFields(form.fields);
    const give_up_plan = form.fields['give_up_plan'] === '1';
    await eraseAccount.run({ ...deps, caller: await toCaller(deps, form, res) }, { give_up_plan });
    clearSessionCookie(res, deps.addresses.web);
    const text = 'Your account and everything about you is deleted.';
    return { title: 'Deleted', body: h(MessagePage, { title: 'Deleted', text }) };
  },
};
