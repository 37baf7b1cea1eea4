import { DomainError } from '@marquee/domain';
import { HTML_TYPE, PROBLEMS, sendCacheable, toDomainError, toTextBody } from '@marquee/http';
import { type ComponentChild } from '@marquee/pages';
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { pageAddress } from '../components/links.ts';
import { renderDocument } from '../document.tsx';
import type { PageContext, RefusedForm, RenderedPage, SiteAddresses } from '../page-context.ts';
import { defaultContext, parsePageRequest } from '../page-request.ts';
import type { SiteMessageName } from '../texts/site-translator.ts';
import type { NextPage } from './done-notice.tsx';
import { readFields } from './forms.ts';
import { MessagePage } from './sign-in/sign-in-pages.tsx';

interface PageDeps {
  addresses: SiteAddresses;
  now: () => Date;
}

interface Exchange {
  req: Request;
  res: Response;
}

export interface PersonalPage {
  /** A text of the catalogue, or words in the language of the page. */
  title: SiteMessageName | { text: string };
  body: ComponentChild;
}

/** The parameters of pages for one person. */
const QUERY = ['token', 'cursor', 'filter', 'name', 'frequency'];

/**
 * Returns the context of a page for one person. The links to other languages lead to the page of
 * the form that was sent.
 */
export function personalContext({ addresses, now }: PageDeps, { req, res }: Exchange): PageContext {
  const settings = { addresses, now: now(), names: QUERY };
  const refused = res.locals['refused'] as RefusedForm | undefined; // set by showProblems
  const context = readContext(req, settings);
  const path = req.path.startsWith('/account/') ? '/account' : req.path;
  return { ...context, refused, here: req.method === 'GET' ? context.here : { path, query: {} } };
}

function readContext(req: Request, settings: Parameters<typeof parsePageRequest>[1]): PageContext {
  try {
    return parsePageRequest(req, settings).context;
  } catch {
    return defaultContext(req, settings);
  }
}

/** Sends a page for one person: no one caches it, and its address is not passed to other sites. */
export async function sendPage(
  deps: PageDeps,
  exchange: Exchange,
  { title, body }: PersonalPage,
): Promise<void> {
  const context = personalContext(deps, exchange);
  const text = typeof title === 'string' ? context.translator.t(title) : title.text;
  await sendPersonal(
    exchange,
    { title: text, canonical: '/account', isUnlisted: true, body },
    context,
  );
}

/** Returns the address of a page of the account, in the language that the request names. */
export const ownAddress = (deps: PageDeps, exchange: Exchange, { goTo, done }: NextPage): string =>
  pageAddress(goTo, personalContext(deps, exchange), { done });

export async function sendPersonal(
  { req, res }: Exchange,
  page: RenderedPage,
  context: PageContext,
): Promise<void> {
  const text = renderDocument(page, context);
  res.set({
    // the address can contain a token, and a form must have an Origin
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
  await sendCacheable(req, res, { ...toTextBody({ type: HTML_TYPE, text }), audience: 'no_one' });
}

export type Handler = (req: Request, res: Response) => Promise<void>;

/**
 * Sends an expected error as a page. With `form`, which sends the page of the form, fields with
 * problems are shown in the form, with what was sent.
 */
export const showProblems =
  (deps: PageDeps, handler: Handler, form?: Handler): RequestHandler =>
  async (req, res) => {
    try {
      await handler(req, res);
    } catch (thrown) {
      const error = toDomainError(thrown);
      if (!(thrown instanceof DomainError) || error.code === 'unavailable') throw thrown;
      res.status(PROBLEMS[error.code].status);
      const refused = form ? findRefused(deps, { req, res }, error) : null;
      if (form && refused) {
        res.locals['refused'] = refused;
        await form(req, res);
      } else {
        const { language } = personalContext(deps, { req, res }).translator;
        await sendPage(deps, { req, res }, explain(error, language, findForm(req, deps)));
      }
    }
  };

/** Shows the form again, with what was sent, to a person who sent too many requests. */
export const keepEntries =
  (deps: PageDeps, form: Handler): ErrorRequestHandler =>
  // eslint-disable-next-line max-params -- Express recognises an error handler by its parameters
  async (thrown: unknown, req, res, next) => {
    const error = toDomainError(thrown);
    const refused = findRefused(deps, { req, res }, error);
    if (error.code !== 'quota_exceeded' || !refused) {
      next(thrown);
      return;
    }
    res.status(PROBLEMS[error.code].status).locals['refused'] = refused;
    if (error.retryAfterS !== undefined) res.set('Retry-After', String(error.retryAfterS));
    await form(req, res);
  };

/** Returns what a form shows again, or null if the error is no matter of its fields. */
function findRefused(
  deps: PageDeps,
  { req, res }: Exchange,
  { code, problems, retryAfterS }: DomainError,
): RefusedForm | null {
  if (problems.length === 0 && code !== 'quota_exceeded') return null;
  const { t } = personalContext(deps, { req, res }).translator;
  const wait = retryAfterS === undefined ? undefined : { seconds: String(retryAfterS) };
  const message =
    problems.length > 0 ? undefined : wait ? t('problemWait', wait) : t('tooManyText');
  try {
    return { action: req.path, values: readFields(req), problems, message };
  } catch {
    return null; // the fields themselves cannot be stored or shown
  }
}

const EXPIRED_LINK = ['token_used', 'token_expired'];

/**
 * The errors that people meet are in their language; others are in the words of the API, which are
 * English and name the cause.
 */
function explain(
  { code, message }: DomainError,
  language: string,
  form: string | undefined,
): PersonalPage {
  const show = (title: SiteMessageName, text: SiteMessageName | null) => ({
    title,
    body: (
      <MessagePage
        title={title}
        text={text === null ? { english: message } : { name: text }}
        form={form}
      />
    ),
  });
  if (EXPIRED_LINK.includes(code)) return show('linkExpired', 'newLinkText');
  if (code === 'not_found') return show('notFound', language === 'en' ? null : 'notFoundText');
  return show('didNotWork', null);
}

/** Returns the path of the page of ours whose form was sent, if the browser names it. */
function findForm(
  { method, headers }: Request,
  { addresses: { web } }: PageDeps,
): string | undefined {
  const { referer = '' } = headers;
  const path = referer.startsWith(`${web}/`) ? referer.slice(web.length) : '';
  return method === 'POST' && /^\/(?!\/)/.test(path) ? path : undefined; // "//" begins the address of another host
}
