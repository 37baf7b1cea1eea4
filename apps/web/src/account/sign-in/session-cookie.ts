import type { SignInSession } from '@marquee/database';
import type { Request, Response } from 'express';
import { readTokenCookie } from './read-token-cookie.ts';

/**
 * A browser accepts the prefix only with Secure, Path=/ and no Domain, so no other host of the
 * domain can set the cookie.
 */
const cookieName = (web: string) =>
  web.startsWith('https:') ? '__Host-marquee_session' : 'marquee_session';

/** Returns the session token of a request, or undefined. */
export const readSessionCookie = (req: Request, web: string): string | undefined =>
  readTokenCookie(req, cookieName(web));

interface CookieOptions {
  web: string;
  session: Pick<SignInSession, 'expires_at'>;
}

/** Scripts cannot read the cookie, and other sites cannot send it with a form. */
export function setSessionCookie(
  res: Response,
  token: string,
  { web, session }: CookieOptions,
): void {
  res.cookie(cookieName(web), token, { ...attributes(web), expires: session.expires_at });
}

export const clearSessionCookie = (res: Response, web: string): void => {
  res.clearCookie(cookieName(web), attributes(web));
};

const RETURN_COOKIE = 'marquee_return';
const RETURN_MS = 60 * 60_000;
// Without empty or dotted segments, which lead elsewhere.
const OWN_PATH =
  /^(?=.{1,2000}$)(?:\/account(?:\/[\w~-]+)+|\/console(?:\/[\w~-]+)*)(?:\?[\w/?=&%.+*~-]*)?$/;

/** Stores the page of the account or the console that a visitor requested before signing in. */
export function rememberPage(res: Response, path: string, web: string): void {
  if (OWN_PATH.test(path))
    res.cookie(RETURN_COOKIE, path, { ...attributes(web), maxAge: RETURN_MS });
}

/** Returns the page that was requested, and forgets it. Returns null for any other value. */
export function takePage(req: Request, res: Response, web: string): string | null {
  const [, value = ''] = /(?:^|;\s*)marquee_return=([^;]*)/.exec(req.get('cookie') ?? '') ?? [];
  res.clearCookie(RETURN_COOKIE, attributes(web));
  const path = decodePath(value);
  return OWN_PATH.test(path) ? path : null;
}

function decodePath(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

const attributes = (web: string) =>
  ({ httpOnly: true, sameSite: 'lax', secure: web.startsWith('https:'), path: '/' }) as const;
