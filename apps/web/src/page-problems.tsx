import type { DomainError, ErrorCode } from '@marquee/domain';
import { beginProblem, HTML_TYPE, prefersHtml, sendCacheable, toTextBody } from '@marquee/http';

import type { ErrorRequestHandler, Request } from 'express';
import { SearchBox } from './components/search-box.tsx';
import type { Dependencies } from './dependencies.ts';
import { renderDocument, searchPolicy } from './document.tsx';
import type { PageContext, RenderedPage } from './page-context.ts';
import { defaultContext, FRONT_PAGE, parsePageRequest } from './page-request.ts';
import type { SiteMessageName } from './texts/site-translator.ts';

type Deps = Pick<Dependencies, 'addresses' | 'logger' | 'now'>;

/** Renders an error as a page with the right status. Programs get the problem document. */
export function pageProblems(deps: Deps): ErrorRequestHandler {
  return async (thrown: unknown, req, res, next) => {
    if (res.headersSent || req.path.startsWith('/health') || !prefersHtml(req, res)) {
      next(thrown);
      return;
    }
    const error = beginProblem(res, thrown, deps.logger);
    const context = contextFor(req, deps);
    res.set('Content-Security-Policy', searchPolicy).vary('Accept-Language');
    const text = renderDocument(renderProblem(error, context), context);
    await sendCacheable(req, res, { ...toTextBody({ type: HTML_TYPE, text }), audience: 'no_one' });
  };
}

/** The links to other languages lead to the front page, because no page has this address. */
function contextFor(req: Request, { addresses, now }: Deps): PageContext {
  const settings = { addresses, now: now() };
  try {
    return { ...parsePageRequest(req, settings).context, here: FRONT_PAGE };
  } catch {
    return defaultContext(req, settings);
  }
}

const TEXTS: Partial<Record<ErrorCode, { title: SiteMessageName; text?: SiteMessageName }>> = {
  not_found: { title: 'notFound', text: 'notFoundText' },
  method_not_allowed: { title: 'notFound' },
  invalid_parameter: { title: 'checkEntries' },
  quota_exceeded: { title: 'tooMany', text: 'tooManyText' },
};

/** A wrong parameter is explained in the words of the API, which are English. */
function renderProblem(error: DomainError, context: PageContext): RenderedPage {
  const { t } = context.translator;
  const { title, text } = TEXTS[error.code] ?? { title: 'unavailable', text: 'unavailableText' };
  const sentence =
    text === undefined ? (
      <span lang="en" dir="ltr">
        {error.message}
      </span>
    ) : (
      t(text)
    );
  return {
    title: t(title),
    canonical: '/',
    isUnlisted: true,
    body: [<h1>{t(title)}</h1>, <p class="lead">{sentence}</p>, <SearchBox context={context} />],
  };
}
