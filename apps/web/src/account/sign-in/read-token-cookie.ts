import type { Request } from 'express';

const TOKEN = /^[\w-]{43}$/;

/** Returns the token in a cookie of a request, or undefined. */
export function readTokenCookie(req: Request, name: string): string | undefined {
  const pairs = (req.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  const value = pairs.find(([each]) => each === name)?.[1];
  return value !== undefined && TOKEN.test(value) ? value : undefined;
}
