import { DomainError } from '@marquee/domain';
import { HTML_TYPE, PROBLEMS, sendCacheable, toDomainError, toTextBody } from '@marquee/http';
import { h, type ComponentChild } from '@marquee/ui';
import type { Request, RequestHandler, Response } from 'express';
import { renderDocument } from '../document.ts';
import type { SiteAddresses } from '../page-context.ts';
import { defaultContext } from '../page-request.ts';
import { MessagePage } from './sign-in-pages.ts';

interface PageDeps {
  addresses: SiteAddresses;
  now: () => Date;
}

/** Sends a page for one person: no one caches it, and its address is not passed to other sites. */
export async function sendPage(
  { addresses, now }: PageDeps,
  { req, res }: { req: Request; res: Response },
  { title, body }: { title: string; body: ComponentChild },
): Promise<void> {
  const context = defaultContext(req, { addresses, now: now() });
  const content = h('div', { lang: 'en', dir: 'ltr' }, body);
  const text = renderDocument({ title, canonical: '/account', isUnlisted: true, body: content }, context);
  res.set('Referrer-Policy', 'same-origin'); // the address can contain a token, and a form must have an Origin
  await sendCacheable(req, res, { ...toTextBody({ type: HTML_TYPE, text }), audience: 'no_one' });
}

/** Sends an expected error as a page with its text. */
export const showProblems =
  (deps: PageDeps, handler: (req: Request, res: Response) => Promise<void>): RequestHandler =>
  async (req, res) => {
    try {
      await handler(req, res);
    } catch (thrown) {
      const error = toDomainError(thrown);
      if (!(thrown instanceof DomainError) || error.code === 'unavailable') throw thrown;
      const { status, title } = PROBLEMS[error.code];
      res.status(status);
      await sendPage(
        deps,
        { req, res },
        { title, body: h(MessagePage, { title, text: error.message, form: findForm(req, deps) }) },
      );
    }
  };

/** Returns the path of the page of ours whose form was sent, if the browser names it. */
function findForm({ method, headers }: Request, { addresses: { web } }: PageDeps): string | undefined {
  const { referer = '' } = headers;
  return method === 'POST' && referer.startsWith(`${web}/`) ? referer.slice(web.length) : undefined;
}
