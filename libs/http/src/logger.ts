import { pino, type DestinationStream } from 'pino';
import { redactLine } from './redact.ts';

/** Creates a logger of structured lines, on stdout by default. `name` is the deployable. Secrets are redacted. */
export function createLogger(name: string, level: string, destination?: DestinationStream) {
  const options = { name, level, hooks: { streamWrite: redactLine } };
  return destination ? pino(options, destination) : pino(options);
}
