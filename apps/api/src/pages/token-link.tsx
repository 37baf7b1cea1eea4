import { DomainError } from '@marquee/domain';
import { PROBLEMS, toDomainError } from '@marquee/http';
import {
  Button,
  HiddenField,
  renderSitePage,
  SITE_PAGE_POLICY,
  type ComponentChild,
  type ComponentChildren,
  type SiteAddresses,
} from '@marquee/pages';
import type { Request, Response } from 'express';
import { createMailPageTexts, type MailPageTexts } from './mail-page-texts.ts';
import { textPage, type TextPage } from './text-page.ts';

const TOKEN = /^[\w-]{1,200}$/;

/**
 * Returns the token of a mailed link from the URL or the form. Throws if it has other characters
 * than a token.
 */
export function readToken({ url, body, method }: Request): string {
  const form: unknown = body;
  const fromForm = typeof form === 'object' && form !== null && 'token' in form ? form.token : null;
  const fromUrl = new URLSearchParams(url.split('?')[1]).get('token');
  const token = method === 'POST' ? (fromForm ?? fromUrl) : fromUrl;
  if (typeof token === 'string' && TOKEN.test(token)) return token;
  throw new DomainError(
    'not_found',
    'This link is not complete. Copy the whole link from the mail.',
  );
}

interface PageTarget {
  req: Request;
  res: Response;
  site: SiteAddresses;
}

/** Sends a page that must not be cached. An expected error is also sent as a page. */
export async function showPage(
  { req, res, site }: PageTarget,
  build: (texts: MailPageTexts) => Promise<TextPage> | TextPage,
): Promise<void> {
  const texts = createMailPageTexts(req);
  res.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  const send = ({ title, content, status }: TextPage) => {
    if (status !== undefined) res.status(status);
    res.set('Content-Security-Policy', SITE_PAGE_POLICY);
    const { translator: reader, locale } = texts;
    res
      .type('html')
      .send(renderSitePage({ title, site, reader, locale, isUnlisted: true, children: content }));
  };
  try {
    send(await build(texts));
  } catch (thrown) {
    const error = toDomainError(thrown);
    if (error.code === 'internal_error' || error.code === 'unavailable') throw thrown;
    res.status(PROBLEMS[error.code].status);
    send(explain(error, texts));
  }
}

/** English has the words of the API, which name the cause. */
function explain({ code, message }: DomainError, { t, translator }: MailPageTexts): TextPage {
  if (translator.language === 'en') return textPage(PROBLEMS[code].title, <p>{message}</p>);
  if (code === 'token_used' || code === 'token_expired')
    return textPage(t('linkExpired'), <p>{t('linkExpiredText')}</p>);
  if (code === 'not_found') return textPage(t('linkUnknown'), <p>{t('linkUnknownText')}</p>);
  return textPage(
    t('didNotWork'),
    <p lang="en" dir="ltr">
      {message}
    </p>,
  );
}

interface TokenFormProps {
  action: string;
  token: string;
  /** The text of the button. */
  label: string;
  children?: ComponentChildren;
}

/**
 * A form whose button sends the token. Opening a link changes nothing, because mail scanners open
 * links.
 */
export const TokenForm = ({ action, token, label, children }: TokenFormProps): ComponentChild => (
  <form method="post" action={action}>
    <HiddenField name="token" value={token} />
    {children}
    <Button>{label}</Button>
  </form>
);
