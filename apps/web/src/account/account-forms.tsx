import { createInputReader } from '@marquee/http';
import {
  addAccountKey,
  createPublishableKey,
  eraseAccount,
  revokeAccountKey,
  revokePublishableKey,
  rotateAccountKey,
  sessionName,
  signOut,
  text,
} from '@marquee/operations';

import { z } from 'zod';
import { createSiteTranslator } from '../texts/site-translator.ts';
import type { Form, FormHandler } from './account-handlers.ts';
import { ASSISTANT_FORMS } from './assistants/assistant-routes.tsx';
import { BILLING_FORMS } from './billing-forms.tsx';
import { CALENDAR_FORMS } from './calendars/calendar-routes.tsx';
import { MAIL_FORMS } from './mails/mail-routes.tsx';
import { PASSKEY_FORMS } from './passkeys/passkey-routes.tsx';
import { SEARCH_FORMS } from './searches/search-routes.tsx';
import { clearSessionCookie } from './sign-in/session-cookie.ts';
import { MessagePage, NewKeyPage, SignInPage } from './sign-in/sign-in-pages.tsx';
import { toCaller } from './sign-in/signed-in.ts';
import { WEBHOOK_FORMS } from './webhooks/webhook-routes.tsx';

const keyName = createInputReader(z.object({ name: text(60) }));
const keyId = createInputReader(z.object({ id: z.uuid({ error: 'must be a UUID' }) }));
const sessionId = createInputReader(z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) }));
const pageKey = createInputReader(createPublishableKey.input);

const showKey = (apiKey: string) => ({
  title: 'newKey' as const,
  body: <NewKeyPage apiKey={apiKey} />,
});
const TO_ACCOUNT = { goTo: '/account' };
const TO_KEYS = { goTo: '/account/keys' };
const SIGNED_OUT = { title: 'signIn' as const, body: <SignInPage /> };

/** The forms of a signed-in person, by their path below /account. */
export const FORMS: Readonly<Record<string, FormHandler>> = {
  keys: async (deps, { session, fields }) =>
    showKey(await addAccountKey(deps, session.accountId, keyName.parseFields(fields).name)),
  'keys/:id/rotate': async (deps, { session, params }) =>
    showKey(await rotateAccountKey(deps, session.accountId, keyId.parseFields(params).id)),
  'keys/:id/revoke': async (deps, { session, params }) => {
    await revokeAccountKey(deps, session.accountId, keyId.parseFields(params).id);
    return TO_KEYS;
  },
  'page-keys': async (deps, form, res) => {
    const { name = '', origins = '' } = form.fields;
    const input = pageKey.parseFields({ name, origins: origins.split(/[\s,]+/).filter(Boolean) });
    await createPublishableKey.run(
      { ...deps, caller: await toCaller(deps, form.session, res) },
      input,
    );
    return TO_KEYS;
  },
  'page-keys/:id/revoke': async (deps, form, res) => {
    await revokePublishableKey.run(
      { ...deps, caller: await toCaller(deps, form.session, res) },
      keyId.parseFields(form.params),
    );
    return TO_KEYS;
  },
  ...WEBHOOK_FORMS,
  ...SEARCH_FORMS,
  ...CALENDAR_FORMS,
  ...MAIL_FORMS,
  ...BILLING_FORMS,
  ...ASSISTANT_FORMS,
  ...PASSKEY_FORMS,
  'sign-out': async (deps, { token }, res) => {
    await signOut(deps, token);
    clearSessionCookie(res, deps.addresses.web);
    return SIGNED_OUT;
  },
  'sessions/:id/end': async (deps, { session, token, params }, res) => {
    const { id } = sessionId.parseFields(params);
    await deps.sessions.endListed(session.accountId, id);
    if (id !== sessionName(token)) return TO_ACCOUNT;
    clearSessionCookie(res, deps.addresses.web);
    return SIGNED_OUT;
  },
  'sign-out-all': async (deps, { session }, res) => {
    await deps.sessions.endAll(session.accountId);
    clearSessionCookie(res, deps.addresses.web);
    return SIGNED_OUT;
  },
  delete: async (deps, form, res) => {
    confirmDeletion(form);
    const give_up_plan = form.fields['give_up_plan'] === '1';
    await eraseAccount.run(
      { ...deps, caller: await toCaller(deps, form.session, res) },
      { give_up_plan },
    );
    clearSessionCookie(res, deps.addresses.web);
    return {
      title: 'deleted',
      body: <MessagePage title="deleted" text={{ name: 'deletedText' }} />,
    };
  },
};

/** Throws unless the word was typed, in English or in the language of the page. */
function confirmDeletion({ fields, locale }: Form): void {
  const word = createSiteTranslator(locale).t('deleteWord');
  const typed = z.string().trim().toLowerCase();
  const confirmation = typed.refine((text) => text === 'delete' || text === word, {
    error: `must be “${word}”`,
  });
  createInputReader(z.object({ confirmation })).parseFields(fields);
}
