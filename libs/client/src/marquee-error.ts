import type { components } from './generated/schema.ts';
import { retryAfterOf } from './retry-after.ts';

type Problem = components['schemas']['Problem'];

/** An answer that is none of the API's own, such as a proxy's page, has the code `unexpected_answer`. */
export type ProblemCode = Problem['code'] | 'unexpected_answer';

interface Refusal {
  status: number;
  code: ProblemCode;
  detail: string;
  errors?: Problem['errors'];
  /** Seconds after which the same call may succeed. */
  retryAfter?: number | undefined;
  requestId?: string | undefined;
}

/** What the API refused, and why. */
export class MarqueeError extends Error {
  readonly status: number;
  /** What to switch on. */
  readonly code: ProblemCode;
  /** A sentence for a person. */
  readonly detail: string;
  /** Every input that is wrong, and what it takes. */
  readonly errors: NonNullable<Problem['errors']>;
  /** Seconds after which the same call may succeed, where the API says so. */
  readonly retryAfter: number | undefined;
  /** Name it when you report a problem. */
  readonly requestId: string | undefined;

  constructor({ status, code, detail, errors = [], retryAfter, requestId }: Refusal) {
    super(`${code} (${String(status)}): ${detail}`);
    this.name = 'MarqueeError';
    this.status = status;
    this.code = code;
    this.detail = detail;
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.requestId = requestId;
  }
}

/** The error that an answer stands for; reads its body. */
export async function errorOf(response: Response): Promise<MarqueeError> {
  const content: unknown = await response.json().catch(() => null);
  if (!isProblem(content)) return unexpected(response);
  const { code, detail, errors } = content;
  return new MarqueeError({ ...toldBy(response), code, detail, errors });
}

/** The error that an answer is which the API would not have given. */
export const unexpected = (response: Response) =>
  new MarqueeError({
    ...toldBy(response),
    code: 'unexpected_answer',
    detail: 'This is not an answer of the API: is the address right, or something in between?',
  });

const toldBy = ({ status, headers }: Response) => ({
  status,
  retryAfter: retryAfterOf(headers),
  requestId: headers.get('X-Request-Id') ?? undefined,
});

const isProblem = (content: unknown): content is Problem =>
  typeof content === 'object' &&
  content !== null &&
  'code' in content &&
  typeof content.code === 'string' &&
  'detail' in content &&
  typeof content.detail === 'string';
