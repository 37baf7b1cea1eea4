import { beginProblem, sendCacheable, toTextBody } from '@marquee/http';
import type { ErrorRequestHandler, Request } from 'express';
import { renderDocument } from './components/document.tsx';
import type { Dependencies } from './dependencies.ts';
import type { PageContext } from './page-context.ts';
import { defaultContext, parsePageRequest } from './page-request.ts';
import { renderProblem } from './pages/problem-page.tsx';

type Deps = Pick<Dependencies, 'addresses' | 'assets' | 'isAffiliate' | 'logger' | 'now'>;

/** Renders errors of pages under /embed/ as a page with the right status. */
export function pageProblems(deps: Deps): ErrorRequestHandler {
  return async (thrown: unknown, req, res, next) => {
    if (res.headersSent || !req.path.startsWith('/embed/')) {
      next(thrown);
      return;
    }
    const error = beginProblem(res, thrown, deps.logger);
    // without the query, which may contain a secret
    const context = { ...contextFor(req, deps), path: req.path };
    const text = renderDocument(renderProblem(error, context), context, deps.assets);
    await sendCacheable(req, res, {
      ...toTextBody({ type: 'text/html; charset=utf-8', text }),
      audience: 'no_one',
    });
  };
}

/** Returns the context of the request, or the default context if the URL cannot be parsed. */
function contextFor(req: Request, deps: Deps): PageContext {
  try {
    return parsePageRequest(req, deps).context;
  } catch {
    return defaultContext(req, deps);
  }
}
