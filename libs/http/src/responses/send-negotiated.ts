import type { Request, Response } from 'express';
import { prefersHtml } from '../requests/prefers-html.ts';
import {
  HTML_TYPE,
  sendCacheable,
  toJsonBody,
  toTextBody,
  type HtmlPage,
} from './response-body.ts';

interface Representations {
  json: () => object;
  page: () => HtmlPage | Promise<HtmlPage>;
  /** Replaces the default Cache-Control. */
  caching?: string;
}

/** Sends a page to a client that prefers one, and JSON to others. */
export async function sendNegotiated(
  req: Request,
  res: Response,
  { json, page, caching }: Representations,
): Promise<void> {
  const shared = { audience: 'everyone' as const, ...(caching !== undefined && { caching }) };
  if (!prefersHtml(req, res)) {
    await sendCacheable(req, res, { ...toJsonBody(json()), ...shared });
    return;
  }
  const { text, policy } = await page();
  res.set('Content-Security-Policy', policy);
  await sendCacheable(req, res, { ...toTextBody({ type: HTML_TYPE, text }), ...shared });
}
