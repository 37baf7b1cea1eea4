import { DomainError, invalidParameters } from '@marquee/domain';
import type { Request } from 'express';
import { keyInQuery } from './key-in-query.ts';

const BEARER = /^bearer +(\S+) *$/i;

/** The API key of a request, or the reason why the way it was sent is refused. */
export type Credentials = { key: string | undefined } | { problem: DomainError };

/**
 * Reads the key from `X-API-Key` or `Authorization: Bearer`, which are equivalent. Whether the key
 * exists is not checked here.
 */
export function readCredentials(
  req: Pick<Request, 'url' | 'originalUrl' | 'headers'>,
): Credentials {
  const parameter = keyInQuery(req.originalUrl);
  return parameter === null ? readKeyHeaders(req.headers) : { problem: inQuery(parameter) };
}

/** The same for a request whose URL contains no key. */
export function readKeyHeaders(headers: Request['headers']): Credentials {
  const apiKey = headerText(headers['x-api-key']);
  const { authorization } = headers;
  if (authorization === undefined) return { key: apiKey };
  const token = BEARER.exec(authorization)?.[1];
  if (token === undefined)
    return {
      problem: refused(
        'Authorization takes "Bearer" and an API key. No other scheme is supported.',
      ),
    };
  if (apiKey !== undefined && apiKey !== token)
    return {
      problem: refused('X-API-Key and Authorization contain different keys. Send one of them.'),
    };
  return { key: token };
}

// A header that is sent twice arrives as one text with a comma, which is no key.
const headerText = (value: string | string[] | undefined) =>
  Array.isArray(value) ? value.join(', ') : value;

const refused = (message: string) => new DomainError('invalid_api_key', message);

const inQuery = (name: string) =>
  invalidParameters([
    {
      name,
      code: 'not_allowed',
      detail:
        'must not contain an API key, because URLs are logged. Send the key in the header X-API-Key, or as Authorization: Bearer. Replace a key that was sent this way: POST /keys/rotate.',
    },
  ]);
