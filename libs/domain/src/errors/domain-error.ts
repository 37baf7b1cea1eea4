/**
 * The codes of all expected errors. Each transport maps them once: to a status, a tool error or a
 * page.
 */
export const ERROR_CODES = [
  'invalid_parameter',
  'invalid_body',
  'malformed_json',
  'invalid_api_key',
  'expired_api_key',
  'not_found',
  'token_used',
  'token_expired',
  'cursor_expired',
  'method_not_allowed',
  'not_acceptable',
  'body_too_large',
  'unsupported_media_type',
  'quota_exceeded',
  'unavailable',
  'internal_error',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** One problem with one input. `name` is the caller's name of the input, e.g. `limit`. */
export interface InputProblem {
  name: string;
  code: string;
  detail: string;
  /** Known names that are similar to an unknown one. */
  suggestions?: readonly string[];
}

/** The hidden field of a form with a name that was shown as unknown. */
export const seenField = (name: string): string => `seen_${name}`;

export interface ErrorDetails {
  problems?: InputProblem[];
  /** Seconds after which the same request may succeed. */
  retryAfterS?: number;
  /** Added to the problem document. */
  members?: Readonly<Record<string, unknown>>;
}

/**
 * An expected error. Callers see its `message`, so it never contains a secret, a query, a path or a
 * stack.
 */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly problems: InputProblem[];
  readonly retryAfterS: number | undefined;
  readonly members: Readonly<Record<string, unknown>>;

  constructor(
    code: ErrorCode,
    message: string,
    { problems = [], retryAfterS, members = {} }: ErrorDetails = {},
  ) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.problems = problems;
    this.retryAfterS = retryAfterS;
    this.members = members;
  }
}

export const notFound = (what: string, name: string) =>
  new DomainError('not_found', `There is no ${what} with the id or slug "${name}".`);

export function invalidInputs(
  code: 'invalid_parameter' | 'invalid_body',
  problems: InputProblem[],
): DomainError {
  const sentence = problems.map(({ name, detail }) => `${name} ${detail}`).join('; ');
  return new DomainError(code, sentence, { problems });
}

export const invalidParameters = (problems: InputProblem[]) =>
  invalidInputs('invalid_parameter', problems);

/**
 * Returns the error for the token of a mailed link that was never issued or belongs to a deleted
 * subscriber.
 */
export const unknownLink = (): DomainError =>
  new DomainError(
    'not_found',
    'This link is not known. Copy the whole link from the mail, or request a new mail.',
  );
