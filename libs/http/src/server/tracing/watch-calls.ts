import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { SpanKind } from '@opentelemetry/api';
import type { Recorded, Recorder } from './recorder.ts';

interface FetchMessage {
  request: { method: string; origin: string };
  response?: { statusCode: number };
}

interface HttpMessage {
  request: ClientRequest;
  response?: IncomingMessage;
}

/**
 * Records outgoing calls of requests and jobs, except those to `exporterHost`. Others get no
 * `traceparent` from us.
 */
export function watchCalls({ begin, current }: Recorder, exporterHost: string): () => void {
  const recorded = new WeakMap<object, Recorded>();

  function onStart(request: object, method: string, host: string): void {
    if (!current.getStore() || host === exporterHost) return;
    const labels = { 'http.request.method': method };
    const attributes = { 'server.address': host };
    recorded.set(
      request,
      begin(method, { metric: 'call', kind: SpanKind.CLIENT, labels, attributes }),
    );
  }
  function onEnd(request: object, status?: number): void {
    const labels = status === undefined ? {} : { 'http.response.status_code': status };
    recorded.get(request)?.end({ labels, isFailed: status === undefined || status >= 400 });
    recorded.delete(request);
  }

  const watchers = watchersFor({ onStart, onEnd });
  for (const [name, watch] of Object.entries(watchers)) subscribe(name, watch);
  return () => {
    for (const [name, watch] of Object.entries(watchers)) unsubscribe(name, watch);
  };
}

interface Handlers {
  onStart: (request: object, method: string, host: string) => void;
  onEnd: (request: object, status?: number) => void;
}

/** The channels of fetch and of Node's HTTP client. */
const watchersFor = ({ onStart, onEnd }: Handlers): Record<string, (message: unknown) => void> => ({
  'undici:request:create': (message) => {
    const { request } = message as FetchMessage;
    onStart(request, request.method, new URL(request.origin).host);
  },
  'undici:request:headers': (message) => {
    const { request, response } = message as FetchMessage;
    onEnd(request, response?.statusCode);
  },
  'undici:request:error': (message) => {
    onEnd((message as FetchMessage).request);
  },
  'http.client.request.start': (message) => {
    const { request } = message as HttpMessage;
    onStart(request, request.method, String(request.getHeader('host')));
  },
  'http.client.response.finish': (message) => {
    const { request, response } = message as HttpMessage;
    onEnd(request, response?.statusCode);
  },
  'http.client.request.error': (message) => {
    onEnd((message as HttpMessage).request);
  },
});
