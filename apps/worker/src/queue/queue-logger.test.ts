import { expect, it } from '@jest/globals';
import { LoggedError } from './logged-error.ts';
import { queueLogger, type Log } from './queue-logger.ts';

const FAILED = `Failed task 1 (read, 3ms, attempt 1 of 25) with error 'No route.':\n  Error: No route.\n      at read`;

function linesOf(error: Error) {
  const lines: [level: string, message: unknown][] = [];
  const log: Log = (level, { message }) => void lines.push([level, message]);
  queueLogger(log).error(FAILED, { failure: true, error });
  return lines;
}

it('logs a failed job in one line, and its stack for debugging', () => {
  expect(linesOf(new Error('No route.'))).toEqual([
    ['error', `Failed task 1 (read, 3ms, attempt 1 of 25) with error 'No route.'`],
    ['debug', FAILED],
  ]);
});

it('does not repeat a failure that the job has logged', () => {
  expect(linesOf(new LoggedError('No route.'))).toEqual([['debug', FAILED]]);
});
