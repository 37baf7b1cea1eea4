import { pino, type DestinationStream } from 'pino';
import { redactLine } from './redact.ts';

/** Structured lines on stdout (or where a test wants them), one a request and one an event: `name` is the deployable. No line contains a secret. */
export function createLogger(name: string, level: string, destination?: DestinationStream) {
  const options = { name, level, hooks: { streamWrite: redactLine } };
  return destination ? pino(options, destination) : pino(options);
}
