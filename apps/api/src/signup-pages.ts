import { invalidInputs } from '@marquee/domain';
import { refuseMethod, untimed, type Limits } from '@marquee/http';
import {
  changePreferences,
  checkSignupLink,
  confirmSignup,
  eraseSubscriber,
  getPreferences,
  Preferences,
  unsubscribe,
} from '@marquee/operations';
import express, { type Request, type Response, type Router } from 'express';
import type { Dependencies } from './dependencies.ts';
import { preferencesForm, wantedWords } from './preferences-form.ts';
import { page, showPage, tokenForm, tokenOf } from './token-page.ts';

type Show = (token: string, deps: Dependencies, body: unknown) => Promise<string> | string;

const PATHS = ['confirm', 'unsubscribe', 'preferences', 'erase'] as const;

/** What a link shows: nothing changes, since mail scanners open links, too. */
const SHOWN: Readonly<Record<(typeof PATHS)[number], Show>> = {
  confirm: async (token, deps) => {
    const wanted = await checkSignupLink(deps, token);
    return page(
      'Confirm your address',
      `<p>You want ${wantedWords(wanted)}.</p>${tokenForm('confirm', token, 'Yes, write to me')}`,
    );
  },
  unsubscribe: (token) =>
    page('Unsubscribe', `<p>Shall we send you nothing more?</p>${tokenForm('unsubscribe', token, 'Unsubscribe')}`),
  preferences: async (token, deps) => page('What you get', preferencesForm(await getPreferences(deps, token), token)),
  erase: (token) =>
    page(
      'Forget me',
      `<p>We delete your address and everything you asked us for.</p>${tokenForm('erase', token, 'Forget me')}`,
    ),
};

/** What its button does. */
const DONE: typeof SHOWN = {
  confirm: async (token, deps) => {
    const { preferencesToken, ...wanted } = await confirmSignup(deps, token);
    return page(
      'Confirmed',
      `<p>Your address is confirmed. You get ${wantedWords(wanted)}.</p><p><a href="preferences?token=${preferencesToken}">Change what you get</a></p>`,
    );
  },
  unsubscribe: async (token, deps) => {
    await unsubscribe(deps, token);
    return page('Unsubscribed', '<p>Done: we send you nothing more.</p>');
  },
  preferences: async (token, deps, body) => {
    await changePreferences(deps, token, readPreferences(body));
    return page('Saved', `<p>Done.</p>${preferencesForm(await getPreferences(deps, token), token)}`);
  },
  erase: async (token, deps) => {
    await eraseSubscriber(deps, token);
    return page('Forgotten', '<p>Done: your address is deleted.</p>');
  },
};

/** GET and POST /signup/…: where the links in subscribers' mails lead; unsubscribing also in one click (RFC 8058). */
export function signupPages(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router();
  const answer = (show: Show) => (req: Request, res: Response) =>
    showPage(res, () => show(tokenOf(req), deps, req.body));
  for (const path of PATHS) {
    router.get(`/signup/${path}`, burst, answer(SHOWN[path]));
    router.post(
      `/signup/${path}`,
      burst,
      untimed(express.urlencoded({ extended: false, limit: '5kb' })),
      answer(DONE[path]),
    );
    router.all(`/signup/${path}`, refuseMethod(['GET', 'POST'], burst));
  }
  return router;
}

/** From a form's fields: what is empty is not given, and one box of several comes as a text. */
function readPreferences(body: unknown): Preferences {
  const fields =
    typeof body === 'object' && body !== null ? Object.entries(body).filter(([, value]) => value !== '') : [];
  const { categories, ...rest }: Record<string, unknown> = Object.fromEntries(fields);
  const chosen = categories === undefined || Array.isArray(categories) ? categories : [categories];
  const result = Preferences.safeParse({ ...rest, ...(chosen !== undefined && { categories: chosen }) });
  if (result.success) return result.data;
  throw invalidInputs(
    'invalid_body',
    result.error.issues.map(({ path, message }) => ({
      name: String(path[0] ?? ''),
      code: 'invalid_value',
      detail: message,
    })),
  );
}
