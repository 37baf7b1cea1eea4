import { z } from 'zod';
import { HttpUrl } from './environment/value-types.ts';

const SHARE = 'must be a number from 0 to 1, e.g. 0.1 for a tenth of the traces';

/** OpenTelemetry's names. Without an endpoint nothing is sent. */
export const TRACING_ENVIRONMENT = {
  OTEL_EXPORTER_OTLP_ENDPOINT: HttpUrl.optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: SHARE })
    .min(0, { error: SHARE })
    .max(1, { error: SHARE })
    .default(1),
};

/** Returns the tracing settings under the names that the program uses. */
export const tracingSettings = (env: z.output<z.ZodObject<typeof TRACING_ENVIRONMENT>>) => ({
  /** The OTLP receiver, such as a collector. */
  otlpEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
  /** The share of traces to record that no caller has started. */
  traceShare: env.OTEL_TRACES_SAMPLER_ARG,
});
export type TracingSettings = ReturnType<typeof tracingSettings>;
