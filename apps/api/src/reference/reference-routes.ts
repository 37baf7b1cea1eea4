import { notFound } from '@marquee/domain';
import { methodNotAllowed, staticResponse } from '@marquee/http';
import express, { type RequestHandler, type Router } from 'express';
import { listOperations } from './api-document.ts';
import {
  REFERENCE_POLICY,
  referencePath,
  renderOperation,
  renderOverview,
  type Reference,
} from './reference-pages.tsx';

const OPTIONS = { type: 'text/html; charset=utf-8', caching: 'public, max-age=3600' };

/**
 * Serves /docs: a reference of all requests, with a page for each. These requests do not count
 * against limits.
 */
export function referenceRoutes(load: () => Reference): Router {
  const router = express.Router();
  const policy: RequestHandler = (_req, res, next) => {
    res.set('Content-Security-Policy', REFERENCE_POLICY);
    next();
  };
  const [overview, operation] = [referencePath(), referencePath(':operation')];
  router.get(
    overview,
    policy,
    staticResponse(() => renderOverview(load()), OPTIONS),
  );
  router.get(operation, policy, showOperation(load));
  router.all([overview, operation], methodNotAllowed(['GET']));
  return router;
}

/** Each page is rendered once. */
function showOperation(load: () => Reference): RequestHandler {
  const pages = new Map<string, RequestHandler>();
  const create = (operationId: string): RequestHandler => {
    const reference = load();
    const operation = listOperations(reference.document).find(
      (each) => each.operationId === operationId,
    );
    if (!operation) throw notFound('operation', operationId);
    return staticResponse(() => renderOperation(operation, reference), OPTIONS);
  };
  return (req, res, next) => {
    const operationId = String(req.params['operation']);
    const page = pages.get(operationId) ?? create(operationId);
    pages.set(operationId, page);
    return page(req, res, next);
  };
}
