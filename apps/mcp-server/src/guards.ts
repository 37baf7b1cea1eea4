import { getClientAddress, readCredentials } from '@marquee/http';
import type { Access } from '@marquee/quota';
import { validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';
import cors from 'cors';
import type { RequestHandler, Response } from 'express';
import { refuse, RPC } from './json-rpc.ts';

const DEEPEST = 64;
const MAX_MESSAGES = 20;

/** Refuses names and sites that are not ours, so that no page of a stranger reaches a server on its visitor's machine. */
export const validateHost =
  ({ hosts, origins }: { hosts: string[]; origins: string[] }): RequestHandler =>
  (req, res, next) => {
    const isOurs =
      validateHostHeader(req.headers.host, hosts).ok && validateOriginHeader(req.headers.origin, origins).ok;
    if (isOurs) next();
    else refuse(res, 403, { code: RPC.server, message: 'This host or origin is not allowed here.' });
  };

/** For pages of the sites that `guardNames` lets pass. Whoever is no page names no origin, and is spared the work. */
export function allowedCors(): RequestHandler {
  const allow = cors({
    origin: true,
    methods: ['POST'],
    allowedHeaders: [
      'content-type',
      'accept',
      'authorization',
      'x-api-key',
      'mcp-protocol-version',
      'mcp-method',
      'mcp-name',
      'mcp-session-id',
      'last-event-id',
    ],
    exposedHeaders: ['Retry-After', 'X-Request-Id'],
    maxAge: 86_400,
  });
  return (req, res, next) => {
    if (req.headers.origin === undefined && req.method !== 'OPTIONS') next();
    else allow(req, res, next);
  };
}

/** Refuses what one address sends beyond reason, whatever it asks. */
export const limitMessages =
  ({ identify, admit }: Pick<Access, 'identify' | 'admit'>): RequestHandler =>
  async (req, res, next) => {
    const { decision, retryAfterS } = await admit(await identify(getClientAddress(req), undefined), 'flood');
    if (decision.admitted) {
      next();
      return;
    }
    res.set('Retry-After', String(retryAfterS));
    refuse(res, 429, {
      code: RPC.server,
      message: `Too many requests from this address. Try again in ${String(retryAfterS)} s.`,
    });
  };

/** Reads the caller's key. A key that is sent in an unsupported way is refused. */
export const readKey: RequestHandler = (req, res, next) => {
  const credentials = readCredentials(req);
  if ('problem' in credentials) {
    refuse(res, 400, { code: RPC.invalidRequest, message: credentials.problem.message });
    return;
  }
  res.locals['apiKey'] = credentials.key;
  next();
};

/** The key that `readKey` found. */
export const keyOf = (res: Response): string | undefined => {
  const key: unknown = res.locals['apiKey'];
  return typeof key === 'string' ? key : undefined;
};

/** Refuses bodies that are more trouble than any honest call: nested deep, or hundreds of calls in one. */
export const rejectOversized: RequestHandler = (req, res, next) => {
  const body: unknown = req.body;
  if (isDeeper(body, DEEPEST)) refuse(res, 400, { code: RPC.invalidRequest, message: 'The body is nested too deep.' });
  else if (Array.isArray(body) && body.length > MAX_MESSAGES)
    refuse(res, 400, { code: RPC.invalidRequest, message: `A batch may hold ${String(MAX_MESSAGES)} messages.` });
  else next();
};

function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return most === 0 || Object.values(value).some((member) => isDeeper(member, most - 1));
}
