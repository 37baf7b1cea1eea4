import { DomainError } from '@marquee/domain';
import type { RequestHandler } from 'express';

/**
 * Responds with 405 and `Allow` to a method that an address does not take, and with 204 to OPTIONS. `limit` counts the refused request.
 * A method that the address takes passes.
 */
export function methodNotAllowed(methods: string[], limit?: RequestHandler): RequestHandler {
  const taken = new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : [])]);
  const allowed = [...taken, 'OPTIONS'].join(', ');
  return (req, res, next) => {
    if (taken.has(req.method)) {
      next();
      return;
    }
    res.set('Allow', allowed);
    if (req.method === 'OPTIONS') {
      res.status(204).end();
      return;
    }
    const refusal = new DomainError(
      'method_not_allowed',
      `${req.method} is not supported here. Supported methods: ${allowed}.`,
    );
    if (limit)
      limit(req, res, (failure?: unknown) => {
        next(failure ?? refusal);
      });
    else next(refusal);
  };
}
