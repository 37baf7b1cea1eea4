import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { setTraceSource } from '../../index.ts';
import { createRecorder } from './recorder.ts';
import { watchCalls } from './watch-calls.ts';
import { watchRequests } from './watch-requests.ts';
import { watchWork } from './watch-work.ts';

interface OpenTelemetrySettings {
  /** Of the deployable. */
  name: string;
  /** The OTLP receiver, such as a collector, without a trailing slash. */
  endpoint: string;
  /** The share of traces to record that no caller has started. */
  share: number;
}

/**
 * Records requests, statements, Redis commands, jobs and outgoing calls. Everything else of the
 * exporters is set by OTEL_ variables.
 */
export function startOpenTelemetry({
  name,
  endpoint,
  share,
}: OpenTelemetrySettings): AsyncDisposable {
  const resource = defaultResource().merge(
    resourceFromAttributes({ 'service.name': `marquee-${name}` }),
  );
  const traces = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  });
  const metrics = new MeterProvider({
    resource,
    readers: [
      new PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
      }),
    ],
  });
  const recorder = createRecorder(traces.getTracer('marquee'), metrics.getMeter('marquee'));
  setTraceSource(recorder.findTraceId);
  const stops = [
    watchRequests(recorder),
    watchWork(recorder),
    watchCalls(recorder, new URL(endpoint).host),
  ];
  return {
    [Symbol.asyncDispose]: async () => {
      for (const stop of stops) stop();
      setTraceSource(undefined);
      await Promise.allSettled([traces.shutdown(), metrics.shutdown()]);
    },
  };
}
