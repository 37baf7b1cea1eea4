import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { parseEnvironment } from './environment/parse-environment.ts';
import { TRACING_ENVIRONMENT, tracingSettings } from './tracing.ts';

const parse = (environment: NodeJS.ProcessEnv) =>
  tracingSettings(parseEnvironment(z.object(TRACING_ENVIRONMENT), environment));
const ENDPOINT = 'http://collector:4318';

it.each([
  [{}, { otlpEndpoint: undefined, traceShare: 1 }],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_TRACES_SAMPLER_ARG: '' },
    { otlpEndpoint: undefined, traceShare: 1 },
  ],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: `${ENDPOINT}/` }, { otlpEndpoint: ENDPOINT, traceShare: 1 }],
  [{ OTEL_TRACES_SAMPLER_ARG: '0' }, { otlpEndpoint: undefined, traceShare: 0 }],
  [{ OTEL_TRACES_SAMPLER_ARG: '0.25' }, { otlpEndpoint: undefined, traceShare: 0.25 }],
])('reads %j', (environment, settings) => {
  expect(parse(environment)).toEqual(settings);
});

it.each(['a tenth', '10', '-0.1', '10%', 'NaN', 'Infinity'])(
  'refuses the share %s in a sentence',
  (share) => {
    expect(() => parse({ OTEL_TRACES_SAMPLER_ARG: share })).toThrow(
      /^These settings cannot be used:\n {2}OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, e\.g\. 0\.1 for a tenth of the traces$/,
    );
  },
);

it.each(['collector:4318', 'grpc://collector:4317'])(
  'refuses the receiver %s in a sentence',
  (endpoint) => {
    expect(() => parse({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint })).toThrow(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an http(s) address',
    );
  },
);
