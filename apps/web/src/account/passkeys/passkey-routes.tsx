import { createInputReader } from '@marquee/http';
import { text } from '@marquee/operations';
import {
  addPasskey,
  offerPasskey,
  removePasskey,
  requestPasskey,
  usePasskey,
} from '@marquee/operations/operators';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { scriptPolicy } from '../../document.tsx';
import type { FormHandler, ViewLoader } from '../account-handlers.ts';
import { rememberPage, setSessionCookie, takePage } from '../sign-in/session-cookie.ts';
import { readOwnForm } from '../sign-in/signed-in.ts';
import { PasskeysPage, UsePasskeyPage } from './passkey-pages.tsx';
import { FRESH_MS, readOperatorSignIn } from './recent-sign-in.ts';
import { requireFreshOperator, requireOperator } from './require-operator.ts';

const PASSKEYS = '/account/passkeys';
const readNew = createInputReader(z.object({ name: text(60), passkey: z.string() }));
const readUse = createInputReader(z.object({ passkey: z.string() }));

/** The pages of passkeys, by their path below /account. Only operators have them. */
export const PASSKEY_VIEWS: Readonly<Record<string, ViewLoader>> = {
  passkeys: async (deps, { session, formToken }, res) => {
    await requireOperator(deps, session);
    const signIn = await readOperatorSignIn(deps, session, FRESH_MS);
    if (!signIn.isRecent) rememberPage(res, PASSKEYS, deps.addresses.web);
    const passkeys = await deps.passkeys.list(session.email);
    res.set('Content-Security-Policy', scriptPolicy);
    return {
      title: 'passkeys',
      body: <PasskeysPage {...signIn} passkeys={passkeys} formToken={formToken} />,
    };
  },
  'passkeys/use': async (deps, { session, formToken }, res) => {
    await requireOperator(deps, session);
    res.set('Content-Security-Policy', scriptPolicy);
    return { title: 'confirmOperator', body: <UsePasskeyPage formToken={formToken} /> };
  },
};

/** The forms of passkeys, by their path below /account. */
export const PASSKEY_FORMS: Readonly<Record<string, FormHandler>> = {
  passkeys: async (deps, { fields, ...signedIn }, res) => {
    const holder = await requireFreshOperator(deps, signedIn);
    const { name, passkey } = readNew.parseFields(fields);
    const token = await addPasskey(deps, holder, { name, response: passkey });
    setSessionCookie(res, token, { web: deps.addresses.web, session: signedIn.session });
    return { goTo: PASSKEYS };
  },
  'passkeys/:id/remove': async (deps, { params: { id = '' }, ...signedIn }) => {
    await removePasskey(deps, await requireFreshOperator(deps, signedIn), id);
    return { goTo: PASSKEYS };
  },
  'passkeys/use': async (deps, { fields, ...signedIn }, res) => {
    const { session, token: sessionToken } = signedIn;
    await requireOperator(deps, session);
    const holder = { email: session.email, sessionToken };
    const token = await usePasskey(deps, holder, readUse.parseFields(fields).passkey);
    const { web } = deps.addresses;
    setSessionCookie(res, token, { web, session });
    return { goTo: takePage(res.req, res, web) ?? '/console' };
  },
};

/** What the browser needs to create or use a passkey, as JSON for the script of the form. */
export async function sendChallenge(
  deps: Dependencies,
  req: Request,
  res: Response,
): Promise<void> {
  const { fields, ...signedIn } = await readOwnForm(deps, req);
  const { session, token } = signedIn;
  await requireOperator(deps, session);
  const options =
    fields['kind'] === 'create'
      ? await offerPasskey(deps, await requireFreshOperator(deps, signedIn))
      : await requestPasskey(deps, { email: session.email, sessionToken: token });
  res.set('Cache-Control', 'no-store').json(options);
}
