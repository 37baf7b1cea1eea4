import { DomainError } from '@marquee/domain';
import type { RequestHandler } from 'express';

/**
 * Responds with 405 and `Allow` to a method that is not supported, and with 204 to OPTIONS. `limit`
 * counts the rejected request. Supported methods pass through.
 */
export function methodNotAllowed(methods: string[], limit?: RequestHandler): RequestHandler {
  const supported = new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : [])]);
  const allowed = [...supported, 'OPTIONS'].join(', ');
  return (req, res, next) => {
    if (supported.has(req.method)) {
      next();
      return;
    }
    res.set('Allow', allowed);
    if (req.method === 'OPTIONS') {
      res.status(204).end();
      return;
    }
    const rejection = new DomainError(
      'method_not_allowed',
      `${req.method} is not supported here. Supported methods: ${allowed}.`,
    );
    if (limit)
      limit(req, res, (failure?: unknown) => {
        next(failure ?? rejection);
      });
    else next(rejection);
  };
}
