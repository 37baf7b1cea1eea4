import { once } from 'node:events';
import { connect } from 'node:net';
import { GARBAGE } from '@marquee/testing/garbage-bodies';
import fc, { type Arbitrary } from 'fast-check';
import {
  requestsFor,
  type GeneratedRequest,
  type Operation,
} from '../../apps/api/test/hostile/generate-requests.ts';
import { isUnconfigured, SECRET } from '../../apps/api/test/hostile/judge-reply.ts';
import type { KnownValues } from '../../apps/api/test/known-values.ts';

/** Longer than the API waits for a request. */
const TIMEOUT_MS = 45_000;

/** Header lines and beginnings of chunked bodies that servers and proxies have read differently. */
const LINES = [
  'Content-Length: 5',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding : chunked',
  'Expect: 100-continue',
  'Expect: x',
  'Connection: upgrade, HTTP2-Settings',
  'Upgrade: h2c',
  'Host: evil.example',
  'Content-Encoding: gzip',
  'Content-Type: application/json; charset=utf-16',
  ' folded: line',
  'no colon',
  ': no name',
  'X-Bytes: \u0000\u0001\u00ff',
  `X-Long: ${'a'.repeat(20_000)}`,
  '0',
  'ffffffffff',
];

/**
 * Generates the bytes of a request of which some are changed, or of one with a body that cannot be
 * read.
 */
export function rawRequests(operation: Operation, known: KnownValues): Arbitrary<Buffer> {
  const whole = requestsFor(operation, 'valid', known).map(serialise);
  const damaged = fc
    .tuple(whole, fc.array(changes(), { minLength: 1, maxLength: 3 }))
    .map(([bytes, list]) => {
      return list.reduce((changed, change) => change(changed), bytes);
    });
  if (operation.body === null) return damaged;
  const unreadable = fc.tuple(requestsFor(operation, 'valid', known), fc.constantFrom(...GARBAGE));
  return fc.oneof(
    damaged,
    unreadable.map(([{ method, path }, { headers, body }]) => {
      const all = {
        'content-type': 'application/json',
        ...headers,
        'content-length': String(body.length),
      };
      return Buffer.concat([serialise({ method, path, headers: all }), body]);
    }),
  );
}

function serialise({ method, path, headers, body }: GeneratedRequest): Buffer {
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({
    Host: 'api.example',
    Connection: 'close',
    ...headers,
    ...length,
  }).map((pair) => pair.join(': '));
  return Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, '', body ?? ''].join('\r\n'));
}

/**
 * Generates a change of bytes: one is replaced, some are removed, a line is inserted, the end is
 * cut off, CRLF becomes LF.
 */
function changes(): Arbitrary<(bytes: Buffer) => Buffer> {
  const place = fc.double({ min: 0, max: 1, noNaN: true });
  const at = (bytes: Buffer, share: number) => Math.floor(share * bytes.length);
  return fc.oneof(
    fc.tuple(place, fc.nat(255)).map(([share, value]) => (bytes: Buffer) => {
      const changed = Buffer.from(bytes);
      if (changed.length > 0) changed[at(bytes, share) % changed.length] = value;
      return changed;
    }),
    fc.tuple(place, fc.nat(20)).map(
      ([share, length]) =>
        (bytes: Buffer) =>
          Buffer.concat([
            bytes.subarray(0, at(bytes, share)),
            bytes.subarray(at(bytes, share) + length),
          ]),
    ),
    fc.tuple(place, fc.uint8Array({ maxLength: 30 })).map(
      ([share, added]) =>
        (bytes: Buffer) =>
          Buffer.concat([
            bytes.subarray(0, at(bytes, share)),
            added,
            bytes.subarray(at(bytes, share)),
          ]),
    ),
    fc.constantFrom(...LINES).map((line) => (bytes: Buffer) => {
      const end = bytes.indexOf('\r\n') + 2;
      return Buffer.concat([
        bytes.subarray(0, end),
        Buffer.from(`${line}\r\n`, 'latin1'),
        bytes.subarray(end),
      ]);
    }),
    place.map((share) => (bytes: Buffer) => bytes.subarray(0, at(bytes, share))),
    fc.constant((bytes: Buffer) =>
      Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
    ),
  );
}

/** Sends bytes on a connection of their own and states what is wrong with the response, or null. */
export async function sendRaw(
  url: string,
  operation: Operation,
  bytes: Buffer,
): Promise<string | null> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => (text += chunk));
  socket.on('error', () => undefined); // the server may close a connection before it has read all
  const timer = setTimeout(() => socket.destroy(new Error('timeout')), TIMEOUT_MS);
  socket.end(bytes);
  await once(socket, 'close');
  clearTimeout(timer);
  if (socket.errored?.message === 'timeout') return 'has neither a response nor an end';
  const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
  const failed = statuses.find((status) => status >= 500 && !isUnconfigured(operation, status));
  if (failed !== undefined) return `has the status ${String(failed)}`;
  return SECRET.test(text) ? 'contains a secret or an internal detail' : null;
}
