// Sends requests that are generated from /openapi.json: valid ones, and mutations of them. The document is also the oracle.
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { buildEvent, createTestApi, type Api } from './create-test-api.ts';
import { operationsIn, requestsFor, type GeneratedRequest, type Operation } from './generate-requests.ts';

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 60);
const SEED = Number(process.env['FUZZ_SEED'] ?? Date.now() % 2 ** 31);
const AT_ONCE = 8;
const TIMEOUT_MS = 60_000 + REQUESTS * 3_000;
/** Parts of settings, stack traces and connection strings. */
const SECRET = /a secret of thirty-two|postgres(ql)?:\/\/|node_modules|\n\s+at |\bSELECT\b.*\bFROM\b|HASH_SECRET/;

interface Reply {
  status: number;
  type: string;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

function send(origin: string, { method, path, body }: GeneratedRequest): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const headers =
      body === undefined ? {} : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
    const sent = request(origin, { agent, method, path, headers }, (res) => {
      const chunks: Buffer[] = [];
      res
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .once('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: res.statusCode ?? 0, type: (res.headers['content-type'] ?? '').split(';')[0] ?? '', text });
        });
    });
    sent.once('error', reject).end(body);
  });
}

describe(`requests generated from /openapi.json (seed ${String(SEED)})`, () => {
  let api: Api;
  let operations: Operation[];
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  beforeAll(async () => {
    api = await createTestApi({
      events: Array.from({ length: 12 }, () => buildEvent({ venue_name: 'Hall', artists: ['Ada'] })),
    });
    const document = JSON.parse((await api.get('/openapi.json').expect(200)).text) as object;
    ajv.addSchema(document, 'openapi');
    operations = operationsIn(document);
    expect(operations.length).toBeGreaterThan(30);
  });
  afterAll(async () => {
    agent.destroy();
    await api[Symbol.asyncDispose]();
  });

  /** Returns what is wrong with a response, or null. */
  function judge(
    { responses, pointer }: Operation,
    { path }: GeneratedRequest,
    { status, type, text }: Reply,
  ): string | null {
    const response = responses[String(status)];
    if (status === 503 && path === '/billing/checkout') return null; // payments are not configured
    if (status >= 500) return `has the status ${String(status)}`;
    if (!response) return `has the undocumented status ${String(status)}`;
    if (SECRET.test(text)) return 'contains a secret or an internal detail';
    if (!/[/+]json$/.test(type) || text === '') return null;
    const body = JSON.parse(text) as { ok?: unknown };
    const isOwnFormat = !/\b(?:geo|ld|feed)\+json\b/.test(type);
    if (isOwnFormat && body.ok !== status < 400) return `has ok: ${String(body.ok)}`;
    if (!response.content?.[type]) return `has the undocumented type ${type}`;
    const reference = `openapi#${pointer}/responses/${String(status)}/content/${type.replaceAll('/', '~1')}/schema`;
    const validate = ajv.getSchema(reference) ?? ajv.compile({ $ref: reference });
    void validate(body);
    // `fields` selects fields of the items, which then lack others.
    const errors = (validate.errors ?? []).filter(({ keyword }) => keyword !== 'required' || !path.includes('fields='));
    return errors.length === 0 ? null : `does not match its schema: ${ajv.errorsText(errors.slice(0, 3))}`;
  }

  it(
    'have documented responses without a fault of ours',
    async () => {
      const wrong = new Map<string, string>();
      let successes = 0;
      const isOverMuch = () => wrong.size >= 20;
      for (const operation of operations) {
        const pending = fc.sample(requestsFor(operation), { numRuns: REQUESTS, seed: SEED });
        const lanes = Array.from({ length: AT_ONCE }, async () => {
          for (let next = pending.pop(); next && !isOverMuch(); next = pending.pop()) {
            const reply = await send(api.url, next);
            if (reply.status < 300) successes++;
            const verdict = judge(operation, next, reply);
            const example = `${next.path} ${next.body ?? ''}: ${reply.text.slice(0, 300)}`;
            if (verdict !== null) wrong.set(`${operation.method} ${operation.path} ${verdict}`, example);
          }
        });
        await Promise.all(lanes);
      }
      expect([...wrong]).toEqual([]);
      expect(successes).toBeGreaterThan(operations.length);
    },
    TIMEOUT_MS,
  );
});
