const text = { type: 'string' as const };

/** The response headers of the reference, by name. */
export const HEADERS = {
  ETag: {
    description:
      'Identifies this version of the response. Send it as `If-None-Match` to get 304 if nothing has changed.',
    schema: { ...text, examples: ['"bMS2EBGaHk6gcl9IlXsGCN8Qx4c"'] },
  },
  'Cache-Control': {
    description:
      'How long the response may be cached. A response with `warnings` must not be cached.',
    schema: { ...text, examples: ['public, max-age=30, stale-while-revalidate=300'] },
  },
  'X-Request-Id': {
    description:
      'Identifies the request. An id that the client sends is used if it has 1 to 64 characters of `A-Za-z0-9._-`.',
    schema: { ...text, examples: ['6f1c2a34-5d0e-4a41-9a55-0d8d3b1f7a10'] },
  },
  RateLimit: {
    description:
      'The remaining requests of each limit (`r`) and the seconds until more are available (`t`). Not sent with `Cache-Control: public`; `GET /usage` returns the same values.',
    schema: { ...text, examples: ['"anonymous";r=99;t=3540'] },
  },
  'RateLimit-Policy': {
    description: 'The limits and their windows in seconds.',
    schema: { ...text, examples: ['"anonymous";q=100;w=3600'] },
  },
  Location: {
    description: 'The URL to continue at.',
    schema: { ...text, examples: ['https://reactday.berlin/'] },
  },
  'Retry-After': {
    description: 'Seconds after which the same request may succeed.',
    schema: { type: 'integer' as const, minimum: 0, examples: [5] },
  },
};
type HeaderName = keyof typeof HEADERS;

export const ANSWERED: HeaderName[] = [
  'ETag',
  'Cache-Control',
  'RateLimit',
  'RateLimit-Policy',
  'X-Request-Id',
];
export const REDIRECTED: HeaderName[] = ['Location', 'Cache-Control', 'X-Request-Id'];
export const REFUSED: HeaderName[] = ['X-Request-Id'];
export const RETRIED: HeaderName[] = ['Retry-After', ...REFUSED];

export const refToHeaders = (names: HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
