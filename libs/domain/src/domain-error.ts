/** Everything that can go wrong on purpose. Each transport translates a code once (HTTP status, tool error, page). */
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
  'body_too_large',
  'unsupported_media_type',
  'quota_exceeded',
  'unavailable',
  'internal_error',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** One thing that is wrong with one input. `name` is the input as the caller wrote it, e.g. `limit`. */
export interface InputProblem {
  name: string;
  code: string;
  detail: string;
}

/** What a refusal tells beside its sentence. */
export interface ErrorDetails {
  problems?: InputProblem[];
  /** Seconds after which the same request may succeed. */
  retryAfterS?: number;
  /** Further members of the answer. */
  members?: Readonly<Record<string, unknown>>;
}

/** A refusal whose `message` is written for strangers: it never holds a secret, a query, a path or a stack. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly problems: InputProblem[];
  readonly retryAfterS: number | undefined;
  readonly members: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, message: string, { problems = [], retryAfterS, members = {} }: ErrorDetails = {}) {
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

/** The caller's input is wrong; every problem is told at once. */
export function invalidInputs(code: 'invalid_parameter' | 'invalid_body', problems: InputProblem[]): DomainError {
  const sentence = problems.map(({ name, detail }) => `${name} ${detail}`).join('; ');
  return new DomainError(code, sentence, { problems });
}

export const invalidParameters = (problems: InputProblem[]) => invalidInputs('invalid_parameter', problems);
