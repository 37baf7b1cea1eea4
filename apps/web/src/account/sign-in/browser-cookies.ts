import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '@marquee/mail';
import type { Request, Response } from 'express';
import { readTokenCookie } from './read-token-cookie.ts';

const REQUESTED_MS = 15 * 60_000;
const KNOWN_MS = 400 * 86_400_000; // what browsers keep at most

/** Cookies that recognise a browser when it signs in. They do not sign in. */
export function createBrowserCookies(secrets: Secrets, web: string) {
  const secure = web.startsWith('https:');
  // With the prefix, no other host of the domain can set the cookies.
  const prefix = secure ? '__Host-' : '';
  const [REQUESTED, KNOWN] = [`${prefix}marquee_requested`, `${prefix}marquee_known`];
  const options = { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;

  /** Notes that the browser requested a link. */
  const setRequested = (res: Response, token: string): void => {
    res.cookie(REQUESTED, token, { ...options, maxAge: REQUESTED_MS });
  };
  /** Returns the token of the browser, or undefined if it requested no link. */
  const readRequested = (req: Request): string | undefined => readTokenCookie(req, REQUESTED);

  /** Notes that the browser was signed in to the account of an address. */
  const setKnown = (res: Response, email: string): void => {
    res.clearCookie(REQUESTED, options);
    res.cookie(KNOWN, sign(secrets[0], email), { ...options, maxAge: KNOWN_MS });
  };
  /** Whether the browser was signed in to the account of an address before. */
  function isKnown(req: Request, email: string): boolean {
    const given = Buffer.from(readTokenCookie(req, KNOWN) ?? '');
    return secrets.some((secret) => {
      const expected = Buffer.from(sign(secret, email));
      return expected.length === given.length && timingSafeEqual(expected, given);
    });
  }

  return { setRequested, readRequested, setKnown, isKnown };
}

const sign = (secret: string, email: string): string =>
  createHmac('sha256', secret).update(`browser of ${email.toLowerCase()}`).digest('base64url');
