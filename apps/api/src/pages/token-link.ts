import { DomainError } from '@marquee/domain';
import { escapeHtml } from '@marquee/formats';
import { PROBLEMS, toDomainError } from '@marquee/http';
import type { Request, Response } from 'express';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const TOKEN = /^[\w-]{1,200}$/;

/** Returns the token of a mailed link from the URL or the form. Throws if it has other characters than a token. */
export function readToken({ url, body, method }: Request): string {
  const form: unknown = body;
  const fromForm = typeof form === 'object' && form !== null && 'token' in form ? form.token : null;
  const fromUrl = new URLSearchParams(url.split('?')[1]).get('token');
  const token = method === 'POST' ? (fromForm ?? fromUrl) : fromUrl;
  if (typeof token === 'string' && TOKEN.test(token)) return token;
  throw new DomainError('not_found', 'This link is not complete. Copy the whole link from the mail.');
}

/** Sends a page that must not be cached. An expected error is also sent as a page. */
export async function showPage(res: Response, write: () => Promise<string> | string): Promise<void> {
  res.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  try {
    res.type('html').send(await write());
  } catch (thrown) {
    const error = toDomainError(thrown);
    if (error.code === 'internal_error' || error.code === 'unavailable') throw thrown;
    const { status, title } = PROBLEMS[error.code];
    res
      .status(status)
      .type('html')
      .send(page(title, `<p>${escapeHtml(error.message)}</p>`));
  }
}

/** Writes a page. `content` is trusted HTML. */
export const page = (title: string, content: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Marquee</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.55 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1rem}fieldset label{white-space:nowrap}
code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}button{font:inherit;padding:.6rem 1.1rem}h1,li{overflow-wrap:anywhere}ul{padding:0;list-style:none}li{padding:.35rem 0}
.requests li{display:flex;gap:.75rem;align-items:center;justify-content:space-between;border-top:1px solid #8884}.requests li>:last-child{white-space:nowrap}.requests li button{padding:.45rem .7rem}</style></head>
<body><main><h1>${title}</h1>${content}</main></body></html>
`;

interface TokenForm {
  action: string;
  token: string;
  label: string;
  /** Trusted HTML. */
  fields: string;
}

/** Writes a form whose button sends the token. Opening a link changes nothing, because mail scanners open links. */
export const tokenForm = (action: string, token: string, label: string) =>
  tokenFormWith({ action, token, label, fields: '' });

export const tokenFormWith = ({ action, token, label, fields }: TokenForm) =>
  `<form method="post" action="${action}"><input type="hidden" name="token" value="${token}">${fields}<button>${label}</button></form>`;
