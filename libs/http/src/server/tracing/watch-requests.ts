import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { defaultTextMapGetter, ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { Recorder } from './recorder.ts';

const CHANNEL = 'http.server.request.start';
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Records each request, within the trace that its `traceparent` names. Paths are not recorded: they
 * may contain tokens.
 */
export function watchRequests({ begin, current }: Recorder): () => void {
  const propagator = new W3CTraceContextPropagator();

  function onRequest(message: unknown): void {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    const method = METHODS.has(request.method ?? '') ? (request.method ?? '') : '_OTHER';
    const { context, end } = begin(method, {
      metric: 'request',
      kind: SpanKind.SERVER,
      labels: { 'http.request.method': method },
      parent: propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter),
    });
    current.enterWith(context); // Node handles the request in this context
    response.once('close', () => {
      const route = findRoute(request);
      const { statusCode } = response;
      end({
        ...(route !== undefined && { name: `${method} ${route}` }),
        labels: {
          'http.response.status_code': statusCode,
          ...(route !== undefined && { 'http.route': route }),
        },
        isFailed: statusCode >= 500,
      });
    });
  }
  subscribe(CHANNEL, onRequest);
  return () => {
    unsubscribe(CHANNEL, onRequest);
  };
}

/** The path of our route table, which Express notes. */
function findRoute(request: IncomingMessage): string | undefined {
  const route: unknown = 'route' in request ? request.route : undefined;
  const path =
    typeof route === 'object' && route !== null && 'path' in route ? route.path : undefined;
  return typeof path === 'string' ? path : undefined;
}
