const text = { type: 'string' as const };

/** The headers of answers that a client may want to read, by name. */
export const HEADERS = {
  ETag: {
    description: 'Names this very answer: send it as `If-None-Match`, and what has not changed is answered with 304.',
    schema: { ...text, examples: ['"bMS2EBGaHk6gcl9IlXsGCN8Qx4c"'] },
  },
  'Cache-Control': {
    description: 'How long the answer may be kept. One with `warnings` is for its caller alone.',
    schema: { ...text, examples: ['public, max-age=30, stale-while-revalidate=300'] },
  },
  'X-Request-Id': {
    description: 'Names the request: the caller’s own id, if it is 1 to 64 of `A-Za-z0-9._-`.',
    schema: { ...text, examples: ['6f1c2a34-5d0e-4a41-9a55-0d8d3b1f7a10'] },
  },
  RateLimit: {
    description:
      'What is left of each limit, and in how many seconds more is. Not sent with `Cache-Control: public`: `GET /usage` tells it at any time.',
    schema: { ...text, examples: ['"anonymous";r=99;t=3540'] },
  },
  'RateLimit-Policy': {
    description: 'The limits and their windows in seconds.',
    schema: { ...text, examples: ['"anonymous";q=100;w=3600'] },
  },
  Location: {
    description: 'Where to go on.',
    schema: { ...text, examples: ['https://reactday.berlin/'] },
  },
  'Retry-After': {
    description: 'Seconds after which the same request may succeed.',
    schema: { type: 'integer' as const, minimum: 0, examples: [5] },
  },
};
type HeaderName = keyof typeof HEADERS;

export const ANSWERED: HeaderName[] = ['ETag', 'Cache-Control', 'RateLimit', 'RateLimit-Policy', 'X-Request-Id'];
export const REDIRECTED: HeaderName[] = ['Location', 'Cache-Control', 'X-Request-Id'];
export const REFUSED: HeaderName[] = ['X-Request-Id'];
export const RETRIED: HeaderName[] = ['Retry-After', ...REFUSED];

export const headersOf = (names: HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
