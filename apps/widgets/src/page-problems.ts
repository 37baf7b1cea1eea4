import { logFailure, PROBLEMS, sendCacheable, toTextBody, toDomainError } from '@marquee/http';
import type { ErrorRequestHandler, Request } from 'express';
import { documentOf } from './components/document.ts';
import type { Dependencies } from './dependencies.ts';
import type { PageContext } from './page-context.ts';
import { defaultContext, parsePageRequest } from './page-request.ts';
import { drawProblem } from './pages/problem-page.ts';

const RETRY_AFTER_S = 5;

type Parts = Pick<Dependencies, 'addresses' | 'assets' | 'logger' | 'now'>;

/** A refusal in a frame is a page, with its status. */
export function pageProblems(deps: Parts): ErrorRequestHandler {
  return async (thrown: unknown, req, res, next) => {
    if (res.headersSent || !req.path.startsWith('/embed/')) {
      next(thrown);
      return;
    }
    const error = toDomainError(thrown);
    logFailure(deps.logger, { thrown, error, requestId: String(res.locals['requestId']) });
    const retryAfterS = error.retryAfterS ?? (error.code === 'unavailable' ? RETRY_AFTER_S : null);
    if (retryAfterS !== null) res.set('Retry-After', String(retryAfterS));
    const frame = { ...frameFor(req, deps), path: req.path }; // without the query: it may hold a secret
    const text = documentOf(drawProblem(error, frame), frame, deps.assets);
    res.status(PROBLEMS[error.code].status);
    await sendCacheable(req, res, { ...toTextBody({ type: 'text/html; charset=utf-8', text }), audience: 'no_one' });
  };
}

/** The look that was asked for, where the address can be read at all. */
function frameFor(req: Request, { addresses, now }: Parts): PageContext {
  try {
    return parsePageRequest(req, addresses, now()).frame;
  } catch {
    return defaultContext(req, addresses, now());
  }
}
