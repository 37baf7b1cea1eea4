import { isUnavailable } from '@marquee/database';
import { DomainError, type ErrorCode } from '@marquee/domain';
import { toClientError } from './client-error.ts';
import { redact } from './redact.ts';

interface ProblemKind {
  status: number;
  title: string;
  /** For a person who follows the problem's `type`. */
  explanation: string;
}

/** What each code means over HTTP: the only place that knows a status. */
export const PROBLEMS: Readonly<Record<ErrorCode, ProblemKind>> = {
  invalid_parameter: {
    status: 400,
    title: 'Invalid parameter',
    explanation:
      'A parameter of the address is missing or has a value that cannot be read. `errors` names each one and what it takes.',
  },
  invalid_body: {
    status: 400,
    title: 'Invalid body',
    explanation: 'A field of the body is missing or has a value that cannot be read. `errors` names each one.',
  },
  malformed_json: {
    status: 400,
    title: 'Malformed JSON',
    explanation:
      'The body cannot be read as JSON. Check quotes, commas, the charset (UTF-8), Content-Encoding and Content-Length.',
  },
  invalid_api_key: {
    status: 401,
    title: 'Invalid API key',
    explanation:
      'The key in X-API-Key or Authorization: Bearer is mistyped, revoked or was never issued. Leave the header out to read without a key, or register one: POST /register-api-key.',
  },
  expired_api_key: {
    status: 401,
    title: 'Expired API key',
    explanation: 'The key was never confirmed and lay unused too long. Register again: POST /register-api-key.',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    explanation:
      'There is nothing at this address. Slugs never change, so look for a typing error; GET / lists where to begin.',
  },
  token_used: {
    status: 410,
    title: 'Link used',
    explanation: 'The link of a mail works once, and this one has. What it was for has been done.',
  },
  token_expired: {
    status: 410,
    title: 'Link expired',
    explanation: 'The link of a mail works for seven days. Ask for another one.',
  },
  cursor_expired: {
    status: 410,
    title: 'Cursor expired',
    explanation:
      'The change feed tells what happened in the last 90 days, and this cursor is older. Mirror the catalogue anew: ask without a cursor.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    explanation: 'The address exists, but not for this method. `Allow` lists those that it takes.',
  },
  body_too_large: { status: 413, title: 'Body too large', explanation: 'A body may hold at most 100 KB.' },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported media type',
    explanation: 'Send JSON in UTF-8, with Content-Type: application/json.',
  },
  quota_exceeded: {
    status: 429,
    title: 'Quota exceeded',
    explanation:
      'The limit of your tier, or of writes from your address, is reached. Retry-After tells when there is room again; RateLimit on every answer tells how much is left.',
  },
  unavailable: {
    status: 503,
    title: 'Unavailable',
    explanation:
      'A part of the service cannot be reached just now. Try again after the seconds that Retry-After names.',
  },
  internal_error: {
    status: 500,
    title: 'Internal error',
    explanation: 'We made a mistake, and it is in our log. Tell us the request_id if it stays.',
  },
};

/** The last part of a problem's `type`: `invalid_parameter` → `invalid-parameter`. */
export const problemSlug = (code: ErrorCode): string => code.replaceAll('_', '-');

/** The refusal that an error stands for; strangers never read the message of an unknown one. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  const clientError = toClientError(error); // first: an aborted body has the code of a lost connection
  if (clientError) return clientError;
  if (isUnavailable(error))
    return new DomainError('unavailable', 'The catalogue cannot be reached just now. Try again shortly.');
  return new DomainError('internal_error', 'Something went wrong on our side.');
}

export interface ProblemContext {
  apiUrl: string;
  instance: string;
  requestId: string;
  /** Inputs that stand in the path. */
  pathNames?: string[];
}

/** The body of a refusal (RFC 9457). */
export function problemBody(error: DomainError, { apiUrl, instance, requestId, pathNames = [] }: ProblemContext) {
  const { status, title } = PROBLEMS[error.code];
  const whereIs = (name: string) =>
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
      errors: error.problems.map((problem) => ({ in: whereIs(problem.name), ...problem })),
    }),
  };
}
