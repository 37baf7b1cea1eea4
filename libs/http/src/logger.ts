import { pino } from 'pino';

/** Structured lines on stdout, one a request and one an event: `name` tells the deployable. */
export const createLogger = (name: string, level: string) => pino({ name, level });
