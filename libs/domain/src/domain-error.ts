/** Everything that can go wrong on purpose. Each transport translates a code once (HTTP status, tool error, page). */
export const ERROR_CODES = [
  'invalid_parameter',
  'invalid_body',
  'malformed_json',
  'not_found',
  'cursor_expired',
  'method_not_allowed',
  'body_too_large',
  'unsupported_media_type',
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

/** A refusal whose `message` is written for strangers: it never holds a secret, a query, a path or a stack. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly problems: InputProblem[];

  constructor(code: ErrorCode, message: string, problems: InputProblem[] = []) {
    super(message);
    this.name = 'DomainError';
    this.code = code;
    this.problems = problems;
  }
}

export const notFound = (what: string, name: string) =>
  new DomainError('not_found', `There is no ${what} with the id or slug "${name}".`);

/** The caller's input is wrong; every problem is told at once. */
export function invalidParameters(problems: InputProblem[]): DomainError {
  const sentence = problems.map(({ name, detail }) => `${name} ${detail}`).join('; ');
  return new DomainError('invalid_parameter', sentence, problems);
}
