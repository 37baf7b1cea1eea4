import type { components } from './generated/schema.ts';
import { parseRetryAfter } from './retry-after.ts';

type Problem = components['schemas']['Problem'];

/**
 * The code of an error. `unexpected_answer`: the response is not from the API, but for example from
 * a proxy.
 */
export type ProblemCode = Problem['code'] | 'unexpected_answer';

interface MarqueeErrorFields {
  status: number;
  code: ProblemCode;
  detail: string;
  errors?: Problem['errors'];
  /** Seconds after which the same call may succeed. */
  retryAfter?: number | undefined;
  requestId?: string | undefined;
}

/** An error response of the API. */
export class MarqueeError extends Error {
  readonly status: number;
  /** Stable: use it in conditions. */
  readonly code: ProblemCode;
  /** A sentence for people. */
  readonly detail: string;
  /** Each wrong input and what it accepts. */
  readonly errors: NonNullable<Problem['errors']>;
  /** Seconds after which the same call may succeed, if known. */
  readonly retryAfter: number | undefined;
  /** Include it when you report a problem. */
  readonly requestId: string | undefined;

  constructor({ status, code, detail, errors = [], retryAfter, requestId }: MarqueeErrorFields) {
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

/** Returns the error of an error response. Consumes its body. */
export async function toMarqueeError(response: Response): Promise<MarqueeError> {
  const content: unknown = await response.json().catch(() => null);
  if (!isProblem(content)) return unexpectedResponse(response);
  const { code, detail, errors } = content;
  return new MarqueeError({ ...responseFields(response), code, detail, errors });
}

/** Returns the error of a response that is not from the API. */
export const unexpectedResponse = (response: Response) =>
  new MarqueeError({
    ...responseFields(response),
    code: 'unexpected_answer',
    detail: 'The response is not from the Marquee API. Check baseUrl and proxies.',
  });

const responseFields = ({ status, headers }: Response) => ({
  status,
  retryAfter: parseRetryAfter(headers),
  requestId: headers.get('X-Request-Id') ?? undefined,
});

const isProblem = (content: unknown): content is Problem =>
  typeof content === 'object' &&
  content !== null &&
  'code' in content &&
  typeof content.code === 'string' &&
  'detail' in content &&
  typeof content.detail === 'string';
