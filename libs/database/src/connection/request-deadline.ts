import { AsyncLocalStorage } from 'node:async_hooks';
import { withTimeout } from '@marquee/runtime';
import { DatabaseUnavailableError } from './unavailable.ts';

interface Deadline {
  /** Time of `performance.now()`. */
  at: number;
  reads?: ReadPreference;
}

/**
 * Where the statements of a request that only reads may run. Without a preference they run on the
 * primary.
 */
export interface ReadPreference {
  first: 'replicas' | 'primary';
  /**
   * Callers stay on one replica while it is in the rotation, so that a later read is not older than
   * an earlier one.
   */
  caller: string;
}

// Module state on purpose: an async context belongs to calls, not to objects.
const storage = new AsyncLocalStorage<Deadline | undefined>();

/**
 * Runs `work` with a time limit for all its statements together. An earlier deadline of the caller
 * remains.
 */
export const runWithDeadline = <Result>(ms: number, work: () => Result): Result =>
  runUntil(Math.min(performance.now() + ms, storage.getStore()?.at ?? Infinity), work);

/** Runs an attempt within half of the remaining time, so that another attempt can follow. */
export const runWithinHalf = <Result>(work: () => Result): Result =>
  storage.run({ ...storage.getStore(), at: performance.now() + remainingMs() / 2 }, work);

/** Runs work that outlives its request, such as a batch for several callers. */
export const runWithoutDeadline = <Result>(work: () => Result): Result =>
  storage.run(undefined, work);

/** Runs a batch. Its deadline replaces that of the caller that starts it. `Infinity` means none. */
export const runUntil = <Result>(at: number, work: () => Result): Result =>
  storage.run(at === Infinity ? undefined : { at }, work);

/** Runs work whose statements only read, and sets where they run. The deadline remains. */
export const runWithReads = <Result>(reads: ReadPreference, work: () => Result): Result =>
  storage.run({ at: deadlineAt(), reads }, work);

/** Sets where the statements of the rest of the current request run. */
export function setReads(reads: ReadPreference): void {
  const request = storage.getStore();
  if (request) request.reads = reads;
}

export const readPreference = (): ReadPreference | undefined => storage.getStore()?.reads;

export const deadlineAt = (): number => storage.getStore()?.at ?? Infinity;

/**
 * Returns the remaining time of the current request in milliseconds; `Infinity` without a deadline.
 */
export const remainingMs = (): number => deadlineAt() - performance.now();

/**
 * Extends the deadline of the current request by time that we do not control, such as a slow
 * upload.
 */
export function extendDeadline(ms: number): void {
  const deadline = storage.getStore();
  if (deadline) deadline.at += ms;
}

/**
 * Resolves with the result of `work`. Rejects with a DatabaseUnavailableError if the deadline of
 * the request is earlier.
 */
export function untilDeadline<Result>(work: Promise<Result>): Promise<Result> {
  const ms = remainingMs();
  if (ms === Infinity) return work;
  return withTimeout(work, ms, () => {
    throw new DatabaseUnavailableError('deadline');
  });
}
