import { DomainError, ERROR_CODES, UnavailableError, type ErrorCode } from '@marquee/domain';
import { toClientError } from '../connections/client-error.ts';
import { OVERLOADED } from '../overload/overloaded.ts';
import { redact } from '../telemetry/redact.ts';

interface ProblemKind {
  status: number;
  title: string;
  /** For a person who follows the problem's `type`. */
  explanation: string;
}

/** The HTTP status and the texts of each code. No other file knows a status. */
export const PROBLEMS: Readonly<Record<ErrorCode, ProblemKind>> = {
  invalid_parameter: {
    status: 400,
    title: 'Invalid parameter',
    explanation:
      'A parameter of the URL is missing or has an invalid value. `errors` names each one and states what it accepts.',
  },
  invalid_body: {
    status: 400,
    title: 'Invalid body',
    explanation:
      'A field of the body is missing or has an invalid value. `errors` names each one and states what it accepts.',
  },
  malformed_json: {
    status: 400,
    title: 'Malformed JSON',
    explanation:
      'The body is not valid JSON. Check quotes, commas, the charset (UTF-8), Content-Encoding and Content-Length.',
  },
  invalid_api_key: {
    status: 401,
    title: 'Invalid API key',
    explanation:
      'The key in X-API-Key or Authorization: Bearer is mistyped, revoked or was never issued. Omit the header to read without a key, or register one: POST /register-api-key.',
  },
  expired_api_key: {
    status: 401,
    title: 'Expired API key',
    explanation:
      'The key was never confirmed and was not used for too long. Register again: POST /register-api-key.',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    explanation:
      'No such endpoint or record. Slugs never change, so check the URL for a typing error. GET / lists the endpoints.',
  },
  token_used: {
    status: 410,
    title: 'Link used',
    explanation:
      'The link of a mail works once, and this one has been used already. Its action has been carried out.',
  },
  token_expired: {
    status: 410,
    title: 'Link expired',
    explanation: 'The link of a mail works for seven days. Request a new one.',
  },
  cursor_expired: {
    status: 410,
    title: 'Cursor expired',
    explanation:
      'The change feed contains the last 90 days, and this cursor is older. Copy the catalogue again: send a request without a cursor.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    explanation:
      'The endpoint does not support this method. `Allow` lists the methods that it supports.',
  },
  not_acceptable: {
    status: 406,
    title: 'Not acceptable',
    explanation:
      'The address cannot be sent as any of the media types in `Accept`. `detail` names its type. Add it to `Accept`, or omit the header.',
  },
  body_too_large: {
    status: 413,
    title: 'Body too large',
    explanation: 'A body may have at most 100 KB.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    explanation: 'Send JSON in UTF-8, with Content-Type: application/json.',
  },
  quota_exceeded: {
    status: 429,
    title: 'Quota exceeded',
    explanation:
      'The limit of your tier, or of writes from your address, is reached. Try again after the seconds in Retry-After. `GET /usage` lists the remaining requests.',
  },
  unavailable: {
    status: 503,
    title: 'Unavailable',
    explanation:
      'A part of the service is temporarily unavailable. Try again after the seconds in Retry-After.',
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    explanation: 'An unexpected error, which is in our log. If it persists, report the request_id.',
  },
};

/** Returns the last part of a problem's `type`: `invalid_parameter` → `invalid-parameter`. */
const problemSlug = (code: ErrorCode): string => code.replaceAll('_', '-');

/** Returns the error to report to the caller. The message of an unexpected error is never sent. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  // first: an aborted body has the code of a lost connection
  const clientError = toClientError(error);
  if (clientError) return clientError;
  if (error instanceof UnavailableError)
    return error.reason === 'overloaded'
      ? OVERLOADED
      : new DomainError(
          'unavailable',
          'The catalogue is temporarily unavailable. Try again shortly.',
        );
  return new DomainError('internal_error', 'An unexpected error occurred. It has been logged.');
}

export interface ProblemContext {
  apiUrl: string;
  instance: string;
  requestId: string;
  /** Names of the inputs in the path. */
  pathNames?: string[];
}

/** Returns a problem document (RFC 9457). */
export function problemBody(
  error: DomainError,
  { apiUrl, instance, requestId, pathNames = [] }: ProblemContext,
) {
  const { status, title } = PROBLEMS[error.code];
  const locate = (name: string) =>
    error.code === 'invalid_body' ? 'body' : pathNames.includes(name) ? 'path' : 'query';
  return {
    ok: false as const,
    type: `${apiUrl}/problems/${problemSlug(error.code)}`,
    title,
    status,
    code: error.code,
    detail: error.message,
    instance: redact(instance),
    request_id: requestId,
    ...error.members,
    ...(error.problems.length > 0 && {
      errors: error.problems.map((problem) => ({ in: locate(problem.name), ...problem })),
    }),
  };
}
export type Problem = ReturnType<typeof problemBody>;

export interface ProblemType extends ProblemKind {
  code: ErrorCode;
  /** The last part of its URL. */
  slug: string;
}

/** All problem types. */
export const PROBLEM_TYPES: readonly ProblemType[] = ERROR_CODES.map((code) => ({
  code,
  slug: problemSlug(code),
  ...PROBLEMS[code],
}));
