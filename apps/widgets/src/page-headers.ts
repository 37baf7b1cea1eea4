import type { RequestHandler } from 'express';

const CONTENT_SECURITY_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'";

/** Headers of pages that any site may frame. The policy forbids inline code and other hosts. */
export const framedPage = (): RequestHandler => (_req, res, next) => {
  res.set({
    'Content-Security-Policy': `${CONTENT_SECURITY_POLICY}; frame-ancestors *`,
    // lets a ticket seller see the referring site
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    Vary: 'Accept-Encoding, Accept-Language',
  });
  next();
};

/** Headers of the builder, which frames our pages and must not be framed. */
export const builderPage = (): RequestHandler => (_req, res, next) => {
  res.set({
    'Content-Security-Policy': `${CONTENT_SECURITY_POLICY}; font-src 'self'; frame-src 'self'; frame-ancestors 'none'`,
    Vary: 'Accept-Encoding, Accept-Language',
  });
  next();
};
