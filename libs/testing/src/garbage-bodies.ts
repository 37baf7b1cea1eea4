import { brotliCompressSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';

export interface GarbageBody {
  name: string;
  headers: Record<string, string>;
  body: Buffer;
  /** Of an address that takes JSON. */
  status: 400 | 413 | 415;
}

const VALID = Buffer.from(JSON.stringify({ email: 'ada@example.com', text: 'x'.repeat(2_000) }));
const HUGE = Buffer.from(`{"email":"${'x'.repeat(400_000)}"}`);

const COMPRESSORS = {
  gzip: gzipSync,
  deflate: deflateSync,
  br: brotliCompressSync,
  zstd: zstdCompressSync,
} as const;

const damaged = Object.entries(COMPRESSORS).flatMap(([coding, compress]): GarbageBody[] => {
  const whole = compress(VALID);
  const flipped = Buffer.from(whole);
  flipped.fill(0xff, 2, 20);
  const encoded = (what: string, body: Buffer, status: 400 | 413 = 400): GarbageBody => ({
    name: `${coding}: ${what}`,
    headers: { 'content-encoding': coding },
    body,
    status,
  });
  return [
    encoded('one letter', Buffer.from('x')),
    encoded('plain JSON', VALID),
    encoded('cut short', whole.subarray(0, whole.length - 10)),
    encoded('overwritten', flipped),
    encoded('of no JSON', compress(Buffer.from('{"email":'))),
    encoded('a bomb', compress(HUGE), 413),
  ];
});

const text = (
  name: string,
  body: string | Buffer,
  status: GarbageBody['status'] = 400,
): GarbageBody => ({
  name,
  headers: {},
  body: Buffer.from(body),
  status,
});

const typed = (
  type: string,
  status: GarbageBody['status'],
  body: string | Buffer = VALID,
): GarbageBody => ({
  ...text(`Content-Type ${type}`, body, status),
  headers: { 'content-type': type },
});

/** Bodies that no endpoint can read. The default Content-Type is JSON. */
export const GARBAGE: GarbageBody[] = [
  ...damaged,
  { ...text('an unknown coding', VALID, 415), headers: { 'content-encoding': 'compress' } },
  { ...text('two codings', gzipSync(VALID), 415), headers: { 'content-encoding': 'gzip, br' } },
  text('half a JSON document', '{"email": "ada@'),
  text('two JSON documents', '{} {}'),
  text('JSON with trailing text', '{"email":"ada@example.com"};'),
  text('an array', '[{"email":"ada@example.com"}]'),
  text('a number', '1'),
  text('a text', '"email"'),
  text('a NUL', '\0'),
  text('invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])),
  text('deep nesting', '['.repeat(7_000)),
  text('a huge body', HUGE, 413),
  typed('application/json; charset=latin1', 415),
  typed('application/json; charset=utf-99', 415),
  typed('application/json; charset=utf-16', 400),
  typed('text/plain', 415),
  typed('multipart/form-data; boundary=x', 415, '--x\r\n\r\n--x--'),
  typed('/', 415),
];
