interface TracedProcess {
  name: string;
  environment: NodeJS.ProcessEnv;
}

/** Sends traces and metrics by OTLP if an endpoint is set. OpenTelemetry is loaded only then, because it needs memory. */
export async function startTracing({ name, environment }: TracedProcess): Promise<AsyncDisposable | null> {
  const endpoint = environment['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint) return null;
  const { startOpenTelemetry } = await import('./open-telemetry.ts');
  return startOpenTelemetry({ name, endpoint, share: Number(environment['OTEL_TRACES_SAMPLER_ARG'] ?? 1) });
}
