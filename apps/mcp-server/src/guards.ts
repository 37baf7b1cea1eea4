import type { Access } from '@marquee/access';
import { identifyAddress, limitAddress, readCredentials } from '@marquee/http';
import { validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';
import cors from 'cors';
import type { RequestHandler, Response } from 'express';
import { sendError, RPC } from './json-rpc.ts';

const MAX_DEPTH = 64;
const MAX_MESSAGES = 20;

/**
 * Rejects unknown hosts and origins, so that a web page cannot reach a server on the machine of its
 * visitor.
 */
export const validateHost =
  ({ hosts, origins }: { hosts: string[]; origins: string[] }): RequestHandler =>
  (req, res, next) => {
    const isAllowed =
      validateHostHeader(req.headers.host, hosts).ok &&
      validateOriginHeader(req.headers.origin, origins).ok;
    if (isAllowed) next();
    else
      sendError(res, 403, {
        code: RPC.server,
        message: 'This host or origin is not allowed here.',
      });
  };

/** CORS for the origins that `validateHost` accepts. Skipped for requests without an origin. */
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
    exposedHeaders: ['Mcp-Session-Id', 'Retry-After', 'WWW-Authenticate', 'X-Request-Id'],
    maxAge: 86_400,
  });
  return (req, res, next) => {
    if (req.headers.origin === undefined && req.method !== 'OPTIONS') next();
    else allow(req, res, next);
  };
}

/** Limits the messages of one address, whatever their method. */
export const limitMessages = (access: Access): RequestHandler[] => [
  identifyAddress(access),
  limitAddress(access, {
    limit: 'flood',
    reportsUsage: false,
    refuse: (res, { retryAfterS }) => {
      const message = `Too many requests from this address. Try again in ${String(retryAfterS)} s.`;
      res.set('Retry-After', String(retryAfterS));
      sendError(res, 429, { code: RPC.server, message });
    },
  }),
];

/** Reads the API key. Rejects a key that is sent in an unsupported way. */
export const readKey: RequestHandler = (req, res, next) => {
  const credentials = readCredentials(req);
  if ('problem' in credentials) {
    sendError(res, 400, { code: RPC.invalidRequest, message: credentials.problem.message });
    return;
  }
  setKey(res, credentials.key);
  next();
};

export const setKey = ({ locals }: Response, key: string | undefined): void => {
  locals['apiKey'] = key;
};

/** Returns the key that `readKey` stored. */
export const getKey = (res: Response): string | undefined => {
  const key: unknown = res.locals['apiKey'];
  return typeof key === 'string' ? key : undefined;
};

/** Rejects bodies that are nested too deep or contain too many messages. */
export const rejectOversized: RequestHandler = (req, res, next) => {
  const body: unknown = req.body;
  if (isDeeper(body, MAX_DEPTH))
    sendError(res, 400, { code: RPC.invalidRequest, message: 'The body is nested too deep.' });
  else if (Array.isArray(body) && body.length > MAX_MESSAGES)
    sendError(res, 400, {
      code: RPC.invalidRequest,
      message: `A batch may contain at most ${String(MAX_MESSAGES)} messages.`,
    });
  else next();
};

function isDeeper(value: unknown, maxDepth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return maxDepth === 0 || Object.values(value).some((member) => isDeeper(member, maxDepth - 1));
}
