import { invalidInputs, seenField } from '@marquee/domain';
import { methodNotAllowed, untimed, type Limits } from '@marquee/http';
import {
  adviseCity,
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
import { HiddenField, Notice } from '@marquee/pages';
import express, { type Request, type Response, type Router } from 'express';
import type { Dependencies } from './dependencies.ts';
import type { MailPageTexts } from './pages/mail-page-texts.ts';
import { textPage, type TextPage } from './pages/text-page.ts';
import { showPage, readToken, TokenForm } from './pages/token-link.tsx';
import {
  describeAdvice,
  describeSubscription,
  PreferencesForms,
  type RefusedPreferences,
} from './preferences-form.tsx';
import { RequestBoxes } from './request-list.tsx';

interface LinkRequest {
  token: string;
  body: unknown;
  texts: MailPageTexts;
}
type Show = (deps: Dependencies, request: LinkRequest) => Promise<TextPage> | TextPage;

const PATHS = ['confirm', 'unsubscribe', 'preferences', 'requests', 'erase'] as const;

/** The page of each link. It changes nothing, because mail scanners open links. */
const PAGES: Readonly<Record<(typeof PATHS)[number], Show>> = {
  confirm: async (deps, { token, texts }) => {
    const subscription = await checkSignupLink(deps, token);
    const { t, inLanguage } = texts;
    return textPage(
      t('confirmTitle'),
      <p>{t('youWillReceive', { what: describeSubscription(subscription, texts) })}</p>,
      <TokenForm action={inLanguage('confirm')} token={token} label={t('confirmYes')}>
        <RequestBoxes requests={subscription.requests} texts={texts} />
      </TokenForm>,
    );
  },
  unsubscribe: (_deps, { token, texts: { t, inLanguage } }) =>
    textPage(
      t('unsubscribe'),
      <p>{t('unsubscribeAsk')}</p>,
      <TokenForm action={inLanguage('unsubscribe')} token={token} label={t('unsubscribe')} />,
    ),
  preferences: (deps, request) => preferencesPage(deps, request),
  requests: (deps, request) => preferencesPage(deps, request),
  erase: (_deps, { token, texts: { t, inLanguage } }) =>
    textPage(
      t('eraseTitle'),
      <p>{t('eraseText')}</p>,
      <p>{t('eraseKept')}</p>,
      <TokenForm action={inLanguage('erase')} token={token} label={t('eraseAll')} />,
    ),
};

/** The preferences, below a notice about the last action. */
async function preferencesPage(
  deps: Dependencies,
  { token, texts }: LinkRequest,
  { notice, refused }: { notice?: string; refused?: RefusedPreferences } = {},
): Promise<TextPage> {
  const preferences = await getPreferences(deps, token);
  const page = textPage(
    texts.t('whatYouGet'),
    notice !== undefined && <Notice>{notice}</Notice>,
    <PreferencesForms preferences={preferences} refused={refused} token={token} texts={texts} />,
  );
  return { ...page, ...(refused && { status: 400 }) };
}

/**
 * Saves the preferences. An unknown city that is similar to known ones is saved when a person sends
 * it again.
 */
async function savePreferences(deps: Dependencies, request: LinkRequest): Promise<TextPage> {
  const { token, body, texts } = request;
  const entered = readPreferences(body);
  const advice = entered.city === undefined ? null : await adviseCity(deps, { city: entered.city });
  const isSeen = (Object(body) as Record<string, unknown>)[seenField('city')] === entered.city;
  if (advice && advice.suggestions.length > 0 && !isSeen)
    return preferencesPage(deps, request, { refused: { entered, advice } });
  await changePreferences(deps, token, entered);
  const notes = [texts.t('saved'), ...(advice ? [describeAdvice(advice, texts)] : [])];
  return preferencesPage(deps, request, { notice: notes.join('. ') });
}

/** The action of the button on each page. */
const ACTIONS: typeof PAGES = {
  confirm: async (deps, { token, body, texts }) => {
    const { preferencesToken, ...subscription } = await confirmSignup(deps, token, {
      targetIds: tickedRequests(body),
      locale: texts.named,
    });
    const { t, inLanguage } = texts;
    const what = describeSubscription(subscription, texts);
    return textPage(
      t('confirmed'),
      <p>{`${t('addressConfirmed')} ${t('youWillReceive', { what })}`}</p>,
      <p>
        <a href={inLanguage(`preferences?token=${preferencesToken}`)}>{t('changeMails')}</a>
      </p>,
    );
  },
  unsubscribe: async (deps, { token, texts: { t } }) => {
    await unsubscribe(deps, token);
    return textPage(t('unsubscribed'), <p>{t('unsubscribedText')}</p>);
  },
  preferences: savePreferences,
  requests: async (deps, request) => {
    await changeRequests(deps, request.token, request.body);
    return preferencesPage(deps, request, { notice: request.texts.t('saved') });
  },
  erase: async (deps, { token, body, texts: { t, translator, inLanguage } }) => {
    const paid = await eraseSubscriber(deps, token, { giveUpPlan: isPlanGivenUp(body) });
    if (!paid) return textPage(t('erased'), <p>{t('erasedText')}</p>);
    const date = new Intl.DateTimeFormat(translator.locale, { dateStyle: 'long', timeZone: 'UTC' });
    return textPage(
      t('stillPaid'),
      <p>{t('stillPaidText', { plan: paid.plan, date: date.format(paid.paidUntil) })}</p>,
      <TokenForm action={inLanguage('erase')} token={token} label={t('giveUp')}>
        <HiddenField name="give_up_plan" value="1" />
      </TokenForm>,
    );
  },
};

/**
 * Serves /signup/…: the pages behind the links in mails to subscribers, with one-click
 * unsubscription (RFC 8058).
 */
export function signupPages(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router();
  const respond = (show: Show) => (req: Request, res: Response) =>
    showPage({ req, res, site: deps.addresses }, (texts) =>
      show(deps, { token: readToken(req), body: req.body as unknown, texts }),
    );
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

const isPlanGivenUp = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'give_up_plan' in body;

/**
 * Reads the preferences from form fields. An empty field counts as absent, and a single checked box
 * is a string.
 */
function readPreferences(body: unknown): Preferences {
  const fields =
    typeof body === 'object' && body !== null
      ? Object.entries(body).filter(([, value]) => value !== '')
      : [];
  const { categories, ...rest }: Record<string, unknown> = Object.fromEntries(fields);
  const chosen = categories === undefined || Array.isArray(categories) ? categories : [categories];
  const result = Preferences.safeParse({
    ...rest,
    ...(chosen !== undefined && { categories: chosen }),
  });
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
