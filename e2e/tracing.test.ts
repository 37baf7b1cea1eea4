// Traces and metrics of an API in its own process, sent to an OTLP receiver of the test.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { startAppProcess } from '@marquee/testing/app-process';
import { startRedis } from '@marquee/testing/start-redis';
import { waitFor } from '@marquee/testing/wait-for';

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
}

interface OtlpBody {
  resourceSpans?: { scopeSpans: { spans: OtlpSpan[] }[] }[];
  resourceMetrics?: { scopeMetrics: { metrics: { name: string }[] }[] }[];
}

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

const bodies: OtlpBody[] = [];
let logged: Record<string, unknown>[];
const receiver = createServer((request, response) => {
  void json(request).then((body) => {
    bodies.push(body as OtlpBody);
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
});

beforeAll(async () => {
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  await using database = await createTestDatabase();
  const redis = await startRedis();
  const settings = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${String((receiver.address() as AddressInfo).port)}/`,
  };
  const api = await startAppProcess('api', { settings });
  const headers = { traceparent: `00-${TRACE}-${CALLER}-01` };
  await fetch(`${api.address}/venues/none?token=secret`, { headers }).then((response) =>
    response.text(),
  );
  const worker = await startAppProcess('worker', { settings });
  await database.query({ text: `SELECT graphile_worker.add_job('keep_boards')`, values: [] });
  await waitFor(
    async () =>
      (await database.query({ text: 'SELECT 1 AS one FROM demand_board', values: [] })).length > 0,
  );
  for (const process of [api, worker]) {
    process.signal('SIGTERM');
    await process.ended;
  }
  logged = api.log();
  await redis.kill();
});
afterAll(() => {
  receiver.close();
});

const spans = () =>
  bodies.flatMap(({ resourceSpans = [] }) => resourceSpans).flatMap(({ scopeSpans }) => scopeSpans);
const ofTrace = () =>
  spans().flatMap((scope) => scope.spans.filter(({ traceId }) => traceId === TRACE));

it('continues the trace of the caller, with the statements and Redis commands of the request', () => {
  const request = ofTrace().find(({ parentSpanId }) => parentSpanId === CALLER);
  expect(request?.name).toBe('GET /venues/:slug');
  const children = ofTrace().filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  const names = children.map(({ name }) => name);
  expect(names).toContain('postgresql SELECT');
  expect(names.some((name) => name.startsWith('redis '))).toBe(true);
});

it('names the trace in the log line of the request', () => {
  const request = logged.find(
    ({ msg, path }) => msg === 'request' && String(path).startsWith('/venues/none'),
  );
  expect(request?.['trace_id']).toBe(TRACE);
});

it('records jobs with their statements', () => {
  const all = spans().flatMap((scope) => scope.spans);
  const job = all.find(({ name }) => name === 'keep_boards');
  expect(all.filter(({ parentSpanId }) => parentSpanId === job?.spanId).length).toBeGreaterThan(0);
});

it('sends no query string', () => {
  expect(JSON.stringify(bodies)).not.toContain('secret');
});

it('sends the durations of requests and statements', () => {
  const metrics = bodies
    .flatMap(({ resourceMetrics = [] }) => resourceMetrics)
    .flatMap(({ scopeMetrics }) =>
      scopeMetrics.flatMap((scope) => scope.metrics.map(({ name }) => name)),
    );
  expect(metrics).toEqual(
    expect.arrayContaining(['http.server.request.duration', 'db.client.operation.duration']),
  );
});
