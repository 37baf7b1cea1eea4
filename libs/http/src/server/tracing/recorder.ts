import { AsyncLocalStorage } from 'node:async_hooks';
import {
  ROOT_CONTEXT,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Meter,
  type SpanKind,
  type Tracer,
} from '@opentelemetry/api';

const METRICS = {
  request: ['http.server.request.duration', 'Duration of requests.'],
  call: ['http.client.request.duration', 'Duration of outgoing calls.'],
  statement: ['db.client.operation.duration', 'Duration of statements and Redis commands.'],
  job: ['marquee.job.duration', 'Duration of jobs.'],
} as const;

/** In seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 60];

interface Beginning {
  metric: keyof typeof METRICS;
  kind: SpanKind;
  /** Bounded values, also used as labels of the metric. */
  labels: Attributes;
  attributes?: Attributes;
  /** Default: what is in progress. */
  parent?: Context;
}

export interface Recorded {
  /** For what it causes. */
  context: Context;
  end: (result?: { name?: string; labels?: Attributes; isFailed?: boolean }) => void;
}

/** Records what a process does as spans and durations. */
export function createRecorder(tracer: Tracer, meter: Meter) {
  const current = new AsyncLocalStorage<Context>();
  const durations = Object.fromEntries(
    Object.entries(METRICS).map(([key, [name, description]]) => [
      key,
      meter.createHistogram(name, {
        description,
        unit: 's',
        advice: { explicitBucketBoundaries: BUCKETS },
      }),
    ]),
  );

  function begin(name: string, { metric, kind, labels, attributes, parent }: Beginning): Recorded {
    const startedAt = performance.now();
    const within = parent ?? current.getStore() ?? ROOT_CONTEXT;
    const span = tracer.startSpan(name, { kind, attributes: { ...labels, ...attributes } }, within);
    const end: Recorded['end'] = ({ name: known, labels: found = {}, isFailed = false } = {}) => {
      if (known) span.updateName(known);
      span.setAttributes(found);
      if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      durations[metric]?.record((performance.now() - startedAt) / 1_000, { ...labels, ...found });
    };
    return { context: trace.setSpan(within, span), end };
  }
  /** The trace of the code that runs. */
  const findTraceId = (): string | undefined =>
    trace.getSpanContext(current.getStore() ?? ROOT_CONTEXT)?.traceId;

  return { findTraceId, begin, current };
}
export type Recorder = ReturnType<typeof createRecorder>;
