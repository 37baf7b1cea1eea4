import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ROOT_CONTEXT } from '@opentelemetry/api';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { createRecorder } from './recorder.ts';
import { watchCalls } from './watch-calls.ts';

const servers = [200, 503, 200].map((status) =>
  createServer((_request, response) => response.writeHead(status).end('{}')),
);
const hosts: string[] = [];
const exporter = new InMemorySpanExporter();
const traces = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] });
const recorder = createRecorder(traces.getTracer('test'), new MeterProvider().getMeter('test'));
let stop: () => void;

beforeAll(async () => {
  for (const server of servers) {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    hosts.push(`127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  }
  stop = watchCalls(recorder, hosts[2] ?? '');
});
afterAll(() => {
  stop();
  for (const server of servers) server.close().closeAllConnections();
});

it('records calls of requests and jobs by fetch and by http, but not those to the exporter', async () => {
  await fetch(`http://${hosts[0] ?? ''}/upkeep`);
  await recorder.current.run(ROOT_CONTEXT, async () => {
    for (const host of hosts)
      await fetch(`http://${host}/path?token=secret`).then((response) => response.text());
    const [response] = (await once(get(`http://${hosts[1] ?? ''}/path`), 'response')) as [
      NodeJS.ReadableStream,
    ];
    response.resume();
    await once(response, 'end');
  });
  const recorded = exporter
    .getFinishedSpans()
    .map(({ attributes }) => [
      attributes['server.address'],
      attributes['http.response.status_code'],
    ]);
  expect(recorded).toEqual([
    [hosts[0], 200],
    [hosts[1], 503],
    [hosts[1], 503],
  ]);
});
