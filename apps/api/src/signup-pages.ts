import { invalidInputs } from '@marquee/domain';
import { methodNotAllowed, untimed, type Limits } from '@marquee/http';
import {
  changePreferences,
  changeRequests,
  checkSignupLink,
  confirmSignup,
  eraseSubscriber,
  getPreferences,
  Preferences,
  type SubscriberPreferences,
  tickedRequests,
  unsubscribe,
} from '@marquee/operations';
import { h, HiddenField, Notice } from '@marquee/ui';
import express, { type Request, type Response, type Router } from 'express';
import type { Dependencies } from './dependencies.ts';
import { textPage, type TextPage } from './pages/text-page.ts';
import { showPage, readToken, TokenForm } from './pages/token-link.ts';
import { describeSubscription, PreferencesForms } from './preferences-form.ts';
import { RequestBoxes } from './request-list.ts';

type Show = (token: string, deps: Dependencies, body: unknown) => Promise<TextPage> | TextPage;

const PATHS = ['confirm', 'unsubscribe', 'preferences', 'requests', 'erase'] as const;

/** The page of each link. It changes nothing, because mail scanners open links. */
const PAGES: Readonly<Record<(typeof PATHS)[number], Show>> = {
  confirm: async (token, deps) => {
    const subscription = await checkSignupLink(deps, token);
    return textPage(
      'Confirm your address',
      h('p', null, `You will receive ${describeSubscription(subscription)}.`),
      h(
        TokenForm,
        { action: 'confirm', token, label: 'Yes, write to me' },
        h(RequestBoxes, { requests: subscription.requests }),
      ),
    );
  },
  unsubscribe: (token) =>
    textPage(
      'Unsubscribe',
      h('p', null, 'Do you want to receive no more mails?'),
      h(TokenForm, { action: 'unsubscribe', token, label: 'Unsubscribe' }),
    ),
  preferences: async (token, deps) => preferencesPage(await getPreferences(deps, token), token),
  requests: async (token, deps) => preferencesPage(await getPreferences(deps, token), token),
  erase: (token) =>
    textPage(
      'Delete everything about me',
      h(
        'p',
        null,
        'We delete your address, what you subscribed to and requested, your API account and its keys. This cannot be undone.',
      ),
      h(
        'p',
        null,
        'We keep a hash of your address only if you chose "never again". Erasing does not cancel payments; the payment provider keeps its records.',
      ),
      h(TokenForm, { action: 'erase', token, label: 'Delete everything' }),
    ),
};

const preferencesPage = (preferences: SubscriberPreferences, token: string): TextPage =>
  textPage('What you get', h(PreferencesForms, { preferences, token }));

/** The action of the button on each page. */
const ACTIONS: typeof PAGES = {
  confirm: async (token, deps, body) => {
    const { preferencesToken, ...subscription } = await confirmSignup(deps, token, tickedRequests(body));
    return textPage(
      'Confirmed',
      h('p', null, `Your address is confirmed. You will receive ${describeSubscription(subscription)}.`),
      h('p', null, h('a', { href: `preferences?token=${preferencesToken}` }, 'Change what you get')),
    );
  },
  unsubscribe: async (token, deps) => {
    await unsubscribe(deps, token);
    return textPage('Unsubscribed', h('p', null, 'Done. We send you no more mails.'));
  },
  preferences: async (token, deps, body) => {
    await changePreferences(deps, token, readPreferences(body));
    const preferences = await getPreferences(deps, token);
    return textPage('Saved', h('p', null, 'Done.'), h(PreferencesForms, { preferences, token }));
  },
  requests: async (token, deps, body) => {
    await changeRequests(deps, token, body);
    const preferences = await getPreferences(deps, token);
    return textPage('What you get', h(Notice, null, 'Saved.'), h(PreferencesForms, { preferences, token }));
  },
  erase: async (token, deps, body) => {
    const paid = await eraseSubscriber(deps, token, { giveUpPlan: isPlanGivenUp(body) });
    if (!paid) return textPage('Deleted', h('p', null, 'Done. Your address and everything about it are deleted.'));
    return textPage(
      'A plan is still paid for',
      h('p', null, `Nothing was deleted: confirming ${paid.explanation}.`),
      h(
        TokenForm,
        { action: 'erase', token, label: 'Give up the plan and delete everything' },
        h(HiddenField, { name: 'give_up_plan', value: '1' }),
      ),
    );
  },
};

/** Serves /signup/…: the pages behind the links in mails to subscribers, with one-click unsubscription (RFC 8058). */
export function signupPages(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router();
  const respond = (show: Show) => (req: Request, res: Response) =>
    showPage({ res, site: deps.addresses }, () => show(readToken(req), deps, req.body));
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
