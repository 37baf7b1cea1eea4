import type { RequestHandler } from 'express';
import { sitePolicy } from './document.ts';

/** Headers of every page. The policy forbids scripts and other hosts. */
export function pageHeaders(): RequestHandler {
  return (_req, res, next) => {
    res.set({
      'Content-Security-Policy': sitePolicy,
      'Referrer-Policy': 'strict-origin-when-cross-origin', // lets a ticket seller see the referring site
      Vary: 'Accept-Encoding, Accept-Language',
    });
    next();
  };
}
