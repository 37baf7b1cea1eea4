import { DomainError } from '@marquee/domain';
import { escapeHtml } from '@marquee/formats';
import { PROBLEMS, toDomainError } from '@marquee/http';
import type { Request, Response } from 'express';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const TOKEN = /^[\w-]{1,200}$/;

/** The token of a mailed link, from its address or its form. Nothing but what a token is made of gets into a page. */
export function tokenOf({ url, body, method }: Request): string {
  const form: unknown = body;
  const fromForm = typeof form === 'object' && form !== null && 'token' in form ? form.token : null;
  const fromAddress = new URLSearchParams(url.split('?')[1]).get('token');
  const token = method === 'POST' ? (fromForm ?? fromAddress) : fromAddress;
  if (typeof token === 'string' && TOKEN.test(token)) return token;
  throw new DomainError('not_found', 'This link is not complete. Copy it whole from the mail.');
}

/** Sends a page that holds for this moment and this person; what goes wrong on purpose is a page, too. */
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

/** `content` is HTML of our own. */
export const page = (title: string, content: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Marquee</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.55 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1rem}
code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}button{font:inherit;padding:.6rem 1.1rem}h1,li{overflow-wrap:anywhere}ul{padding:0;list-style:none}li{padding:.35rem 0}
.requests li{display:flex;gap:.75rem;align-items:center;justify-content:space-between;border-top:1px solid #8884}.requests li>:last-child{white-space:nowrap}.requests li button{padding:.45rem .7rem}</style></head>
<body><main><h1>${title}</h1>${content}</main></body></html>
`;

interface TokenForm {
  action: string;
  token: string;
  label: string;
  /** HTML of our own. */
  fields: string;
}

/** A form whose button sends the token back: opening a link changes nothing, because mail scanners open links. */
export const tokenForm = (action: string, token: string, label: string) =>
  tokenFormWith({ action, token, label, fields: '' });

export const tokenFormWith = ({ action, token, label, fields }: TokenForm) =>
  `<form method="post" action="${action}"><input type="hidden" name="token" value="${token}">${fields}<button>${label}</button></form>`;
