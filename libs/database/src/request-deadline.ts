import { AsyncLocalStorage } from 'node:async_hooks';
import { DatabaseUnavailableError } from './unavailable.ts';

interface Deadline {
  /** On the clock of `performance.now()`. */
  at: number;
}

// Module state on purpose: it carries a context, and contexts belong to calls, not to objects.
const storage = new AsyncLocalStorage<Deadline | undefined>();

/** Runs `work` with a time limit for all its statements together. A limit that is already set and ends earlier stays. */
export const runWithDeadline = <Result>(ms: number, work: () => Result): Result =>
  runUntil(Math.min(performance.now() + ms, storage.getStore()?.at ?? Infinity), work);

/** Runs work that outlives its request, such as a batch for several callers. */
export const runWithoutDeadline = <Result>(work: () => Result): Result => storage.run(undefined, work);

/** Runs a batch: its deadline replaces that of the caller who started it. `Infinity` means none. */
export const runUntil = <Result>(at: number, work: () => Result): Result =>
  storage.run(at === Infinity ? undefined : { at }, work);

/** When the deadline of the current request ends; `Infinity` without one. */
export const deadlineAt = (): number => storage.getStore()?.at ?? Infinity;

/** What remains of the current request's time in milliseconds; `Infinity` without a deadline. */
export const remainingMs = (): number => deadlineAt() - performance.now();

/** Gives the current request more time, for what it spent on something else than our work, such as a slow upload. */
export function extendDeadline(ms: number): void {
  const deadline = storage.getStore();
  if (deadline) deadline.at += ms;
}

/** The result of `work`. Rejects with a DatabaseUnavailableError when the deadline of the current request comes first. */
export function untilDeadline<Result>(work: Promise<Result>): Promise<Result> {
  const ms = remainingMs();
  if (ms === Infinity) return work;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => {
        reject(new DatabaseUnavailableError('deadline'));
      },
      Math.max(0, Math.ceil(ms)),
    );
    void work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
