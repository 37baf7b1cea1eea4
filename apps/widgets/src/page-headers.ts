import type { RequestHandler } from 'express';

const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'";

/** For pages that any site may frame. Nothing inline runs, nothing comes from elsewhere. */
export const framedPage = (): RequestHandler => (_req, res, next) => {
  res.set({
    'Content-Security-Policy': `${POLICY}; frame-ancestors *`,
    'Referrer-Policy': 'strict-origin-when-cross-origin', // a seller learns who sent its visitor
    Vary: 'Accept-Encoding, Accept-Language',
  });
  next();
};

/** For the builder, which frames our pages and is framed by nobody. */
export const builderPage = (): RequestHandler => (_req, res, next) => {
  res.set({
    'Content-Security-Policy': `${POLICY}; frame-src 'self'; frame-ancestors 'none'`,
    Vary: 'Accept-Encoding',
  });
  next();
};
