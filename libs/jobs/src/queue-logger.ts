import { Logger } from 'graphile-worker';

export type Log = (level: 'warn' | 'error', fields: Record<string, unknown>, event: string) => void;

export const quietLogger = new Logger(() => () => undefined);

/** Forwards the queue's warnings and errors as log events, and drops everything else. */
export const queueLogger = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'warning' || level === 'error') log(level === 'error' ? 'error' : 'warn', { message }, 'jobs.queue');
  });
