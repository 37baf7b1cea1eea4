import type { TracingSettings } from '../../settings.ts';

/**
 * Sends traces and metrics by OTLP if an endpoint is set. OpenTelemetry is loaded only then,
 * because it needs memory.
 */
export async function startTracing(
  name: string,
  { otlpEndpoint, traceShare }: TracingSettings,
): Promise<AsyncDisposable | null> {
  if (otlpEndpoint === undefined) return null;
  const { startOpenTelemetry } = await import('./open-telemetry.ts');
  return startOpenTelemetry({ name, endpoint: otlpEndpoint, share: traceShare });
}
