import type { RequestHandler } from 'express';
import { sitePolicy } from './document.tsx';

/** Headers of every page. The default policy forbids scripts and other hosts. */
export function pageHeaders(policy = sitePolicy): RequestHandler {
  return (_req, res, next) => {
    res.set({
      'Content-Security-Policy': policy,
      // lets a ticket seller see the referring site
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      Vary: 'Accept-Encoding, Accept-Language',
    });
    next();
  };
}
