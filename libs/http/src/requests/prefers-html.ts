import type { Request, Response } from 'express';

const JSON_TYPES = ['application/json', 'application/problem+json'];

/**
 * Whether the client prefers a page to JSON, as browsers do. `*\/*` gets JSON. The response varies
 * by `Accept`.
 */
export function prefersHtml(req: Request, res: Response): boolean {
  res.vary('Accept');
  return req.accepts([...JSON_TYPES, 'text/html']) === 'text/html';
}
