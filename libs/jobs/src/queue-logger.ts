import { Logger } from 'graphile-worker';

/** What the queue has to tell: an event's name with its fields. */
export type Log = (level: 'warn' | 'error', fields: Record<string, unknown>, event: string) => void;

export const quietLogger = new Logger(() => () => undefined);

/** The queue's warnings and errors as log events; what it says of its ordinary work is left out. */
export const queueLogger = (log: Log): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'warning' || level === 'error') log(level === 'error' ? 'error' : 'warn', { message }, 'jobs.queue');
  });
