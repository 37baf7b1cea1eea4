import type { RequestHandler } from 'express';

// A script encodes the names in its own address, with the semicolon.
const ESCAPED = /(?<=^[^?]*\?|&)(?:amp(?:;|%3B))+/gi;

/** Reads `&amp;` in a query as `&`: editors of sites escape an address once too often. */
export const unescapeSeparators: RequestHandler = (req, _res, next) => {
  req.url = req.url.replace(ESCAPED, '');
  next();
};
