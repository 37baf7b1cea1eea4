import { createHash } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { InputReader } from './parse-input.ts';
import { readQuery } from './read-query.ts';

/**
 * Identifies the filter of a feed for the limit of distinct filters. Unknown parameters do not make
 * a new filter.
 */
export const noteFeedFilter =
  ({ isKnown }: Pick<InputReader, 'isKnown'>): RequestHandler =>
  (req, res, next) => {
    const values = [...parseQuery(req.url)].filter(([name]) => isKnown(name));
    const filter = JSON.stringify([req.path, ...values.sort(([a], [b]) => (a < b ? -1 : 1))]);
    res.locals['feedFilter'] = createHash('sha256').update(filter).digest('base64url').slice(0, 16);
    next();
  };

/** A later handler rejects a query that cannot be parsed. */
function parseQuery(url: string): Map<string, string> {
  try {
    return readQuery(url);
  } catch {
    return new Map();
  }
}
