import { pino, type DestinationStream } from 'pino';

/** Structured lines on stdout (or where a test wants them), one a request and one an event: `name` tells the deployable. */
export const createLogger = (name: string, level: string, destination?: DestinationStream) =>
  destination ? pino({ name, level }, destination) : pino({ name, level });
