import { DomainError } from '@marquee/domain';

/**
 * Returns the error that a library reports about the request itself, or null for every other error.
 * Express, its body parsers and zlib mark such an error with a 4xx `status` or `statusCode`.
 */
export function toClientError(error: unknown): DomainError | null {
  const status = clientStatus(error);
  if (status === null) return null;
  if (error instanceof URIError)
    return new DomainError('invalid_parameter', 'The path is not percent-encoded UTF-8.');
  return (RESPONSES[status] ?? RESPONSES[400])(error);
}

// 400 is what body parsers report for everything except size and type: broken JSON, a damaged
// Content-Encoding, a body cut short.
const RESPONSES: Readonly<Record<number, (error: unknown) => DomainError>> & {
  400: () => DomainError;
} = {
  400: () =>
    new DomainError(
      'malformed_json',
      'The body cannot be read. Check that it is complete, that it is valid JSON, and that it matches Content-Encoding and Content-Length.',
    ),
  404: () => new DomainError('not_found', 'No such endpoint.'),
  413: (error) =>
    new DomainError(
      'body_too_large',
      `The body is larger than ${String(readLimit(error) / 1024)} KB.`,
    ),
  415: () =>
    new DomainError(
      'unsupported_media_type',
      'The charset or Content-Encoding of the body is not supported. Send JSON in UTF-8, uncompressed or compressed with gzip, br, deflate or zstd.',
    ),
};

const MAX_BODY_BYTES = 100 * 1024;

/** Returns the limit of the body parser that failed, in bytes. */
const readLimit = (error: unknown): number =>
  error instanceof Error && 'limit' in error && typeof error.limit === 'number'
    ? error.limit
    : MAX_BODY_BYTES;

function clientStatus(error: unknown): number | null {
  if (!(error instanceof Error)) return null;
  const status: unknown =
    'status' in error ? error.status : 'statusCode' in error ? error.statusCode : null;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : null;
}
