import { Logger } from 'graphile-worker';
import { LoggedError } from './logged-error.ts';

export type Log = (
  level: 'debug' | 'warn' | 'error',
  fields: Record<string, unknown>,
  event: string,
) => void;

export const quietLogger = new Logger(() => () => undefined);

/**
 * Forwards the queue's warnings and errors as log events, and drops everything else. The stack of a
 * failed job, which the queue adds in further lines, is for debugging, and so is a failure that the
 * job has logged.
 */
export const queueLogger = (log: Log): Logger =>
  new Logger(() => (level, message, meta) => {
    if (level !== 'warning' && level !== 'error') return;
    const isLogged = meta['error'] instanceof LoggedError;
    const [first = '', ...stack] = message.split('\n');
    if (!isLogged)
      log(level === 'error' ? 'error' : 'warn', { message: first.replace(/:$/, '') }, 'jobs.queue');
    if (isLogged || stack.length > 0) log('debug', { message }, 'jobs.queue');
  });
