import { invalidInputs } from '@marquee/domain';
import { escapeHtml } from '@marquee/formats';
import { methodNotAllowed, untimed, type Limits } from '@marquee/http';
import {
  changePreferences,
  changeRequests,
  checkSignupLink,
  confirmSignup,
  eraseSubscriber,
  getPreferences,
  Preferences,
  tickedRequests,
  unsubscribe,
} from '@marquee/operations';
import express, { type Request, type Response, type Router } from 'express';
import type { Dependencies } from './dependencies.ts';
import { page, showPage, tokenForm, readToken, tokenFormWith } from './pages/token-link.ts';
import { preferencesForm, describeSubscription } from './preferences-form.ts';
import { requestBoxes } from './request-list.ts';

type Show = (token: string, deps: Dependencies, body: unknown) => Promise<string> | string;

const PATHS = ['confirm', 'unsubscribe', 'preferences', 'requests', 'erase'] as const;

/** The page of each link. It changes nothing, because mail scanners open links. */
const PAGES: Readonly<Record<(typeof PATHS)[number], Show>> = {
  confirm: async (token, deps) => {
    const subscription = await checkSignupLink(deps, token);
    return page(
      'Confirm your address',
      `<p>You will receive ${describeSubscription(subscription)}.</p>${tokenFormWith({ action: 'confirm', token, label: 'Yes, write to me', fields: requestBoxes(subscription.requests) })}`,
    );
  },
  unsubscribe: (token) =>
    page(
      'Unsubscribe',
      `<p>Do you want to receive no more mails?</p>${tokenForm('unsubscribe', token, 'Unsubscribe')}`,
    ),
  preferences: async (token, deps) => page('What you get', preferencesForm(await getPreferences(deps, token), token)),
  requests: async (token, deps) => page('What you get', preferencesForm(await getPreferences(deps, token), token)),
  erase: (token) =>
    page(
      'Delete everything about me',
      `<p>We delete your address, what you subscribed to and requested, your API account and its keys. This cannot be undone.</p>
<p>We keep a hash of your address only if you chose "never again". Erasing does not cancel payments; the payment provider keeps its records.</p>
${tokenForm('erase', token, 'Delete everything')}`,
    ),
};

/** The action of the button on each page. */
const ACTIONS: typeof PAGES = {
  confirm: async (token, deps, body) => {
    const { preferencesToken, ...subscription } = await confirmSignup(deps, token, tickedRequests(body));
    return page(
      'Confirmed',
      `<p>Your address is confirmed. You will receive ${describeSubscription(subscription)}.</p><p><a href="preferences?token=${preferencesToken}">Change what you get</a></p>`,
    );
  },
  unsubscribe: async (token, deps) => {
    await unsubscribe(deps, token);
    return page('Unsubscribed', '<p>Done. We send you no more mails.</p>');
  },
  preferences: async (token, deps, body) => {
    await changePreferences(deps, token, readPreferences(body));
    return page('Saved', `<p>Done.</p>${preferencesForm(await getPreferences(deps, token), token)}`);
  },
  requests: async (token, deps, body) => {
    await changeRequests(deps, token, body);
    return page(
      'What you get',
      `<p role="status">Saved.</p>${preferencesForm(await getPreferences(deps, token), token)}`,
    );
  },
  erase: async (token, deps, body) => {
    const paid = await eraseSubscriber(deps, token, { giveUpPlan: isPlanGivenUp(body) });
    if (!paid) return page('Deleted', '<p>Done. Your address and everything about it are deleted.</p>');
    return page(
      'A plan is still paid for',
      `<p>Nothing was deleted: confirming ${escapeHtml(paid.explanation)}.</p>
${tokenFormWith({ action: 'erase', token, label: 'Give up the plan and delete everything', fields: GIVE_UP_PLAN })}`,
    );
  },
};

/** Serves /signup/…: the pages behind the links in mails to subscribers, with one-click unsubscription (RFC 8058). */
export function signupPages(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router();
  const respond = (show: Show) => (req: Request, res: Response) =>
    showPage(res, () => show(readToken(req), deps, req.body));
  for (const path of PATHS) {
    router.get(`/signup/${path}`, burst, respond(PAGES[path]));
    router.post(
      `/signup/${path}`,
      burst,
      untimed(express.urlencoded({ extended: false, limit: '20kb' })),
      respond(ACTIONS[path]),
    );
    router.all(`/signup/${path}`, methodNotAllowed(['GET', 'POST'], burst));
  }
  return router;
}

const GIVE_UP_PLAN = '<input type="hidden" name="give_up_plan" value="1">';
const isPlanGivenUp = (body: unknown): boolean => typeof body === 'object' && body !== null && 'give_up_plan' in body;

/** Reads the preferences from form fields. An empty field counts as absent, and a single checked box is a string. */
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
