// Runs work on content of strangers in a process of its own, so that it cannot end this one.
import { fork, type ChildProcess } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { startWatchdog } from './watchdog.ts';

const CHECK_INTERVAL_MS = 50;
// The kernel ends this process first if the machine or the container has no memory left.
const OOM_SCORE_ADJ = '1000';
// The rest is for code, buffers and native libraries.
const HEAP_SHARE = 0.7;
const MAX_STDERR_LENGTH = 2_000;

export interface ProcessLimits {
  /** Of all memory that the process uses. On Linux; elsewhere of its heap only. */
  memoryMb: number;
  timeoutMs: number;
  /** Ends the process when it aborts. */
  signal?: AbortSignal;
  /** The names of the environment variables that the process receives. Default: none. */
  environment?: readonly string[];
}

/** The process has no result. Its error output is not for strangers. */
export class ProcessError extends Error {
  /** The end of the error output. */
  stderr = '';
}

/** The process ended during the work: it exceeded a limit, or crashed. */
export class ProcessEndedError extends ProcessError {}

type Reply = { result: unknown } | { error: string };

/** Runs a module that calls `serveLimited` in a process with limits, and returns its result. */
export async function runLimited<Result>(
  module: URL,
  input: object,
  { memoryMb, timeoutMs, signal, environment = [] }: ProcessLimits,
): Promise<Result> {
  signal?.throwIfAborted();
  const child = fork(module, [String(process.pid), String(timeoutMs)], {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [...process.execArgv, heapLimit(memoryMb)],
    env: pickEnvironment(environment),
  });
  const readStderr = retainStderr(child);
  const work = observeWork(child);
  const abort = () => {
    work.end(
      signal?.reason instanceof Error ? signal.reason : new Error('The work was cancelled.'),
    );
  };
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(() => {
    work.fail(`takes longer than ${String(timeoutMs / 1_000)} s`);
  }, timeoutMs);
  const checks = limitMemory(child, memoryMb, work.fail);
  try {
    return (await work.perform(input)) as Result;
  } catch (error) {
    if (error instanceof ProcessError) error.stderr = readStderr();
    throw error;
  } finally {
    signal?.removeEventListener('abort', abort);
    clearTimeout(timer);
    clearInterval(checks);
    child.kill('SIGKILL');
  }
}

// eslint-disable-next-line no-restricted-properties -- otherwise a child process receives all of it
const { env } = process;
const pickEnvironment = (names: readonly string[]): NodeJS.ProcessEnv =>
  Object.fromEntries(names.map((name) => [name, env[name]]));

const heapLimit = (memoryMb: number): string =>
  `--max-old-space-size=${String(Math.round(memoryMb * HEAP_SHARE))}`;

/** Returns a function that returns the end of the error output. */
function retainStderr({ stderr }: ChildProcess): () => string {
  let end = '';
  stderr?.setEncoding('utf8').on('data', (text: string) => {
    end = (end + text).slice(-MAX_STDERR_LENGTH);
  });
  return () => end.trim();
}

/**
 * Sends the input when the process is ready, and receives the reply. A process that ends before it
 * is ready is broken itself, whatever its input.
 */
function observeWork(child: ChildProcess) {
  const ready = Promise.withResolvers<undefined>();
  const reply = Promise.withResolvers<Reply>();
  const ended = Promise.withResolvers<never>();
  let isReady = false;
  const end = (reason: Error) => {
    ended.reject(reason);
    child.kill('SIGKILL');
  };
  const fail = (reason: string) => {
    end(isReady ? new ProcessEndedError(reason) : new ProcessError(`cannot start: ${reason}`));
  };
  ended.promise.catch(() => undefined); // rethrown by `perform`
  child.once('error', end);
  // After its error output, unlike `exit`.
  child.once('close', (code, signal) => {
    fail(describeEnd(code, signal));
  });
  child.once('message', () => {
    isReady = true;
    ready.resolve(undefined);
    child.once('message', reply.resolve);
  });
  async function perform(input: object): Promise<unknown> {
    await Promise.race([ended.promise, ready.promise]);
    child.send(input, (error) => {
      if (error) fail(error.message);
    });
    const received = await Promise.race([ended.promise, reply.promise]);
    if ('error' in received) throw new Error(received.error);
    return received.result;
  }
  return { perform, end, fail };
}

// V8 aborts the process at the limit of its heap.
const describeEnd = (code: number | null, signal: string | null): string =>
  signal === 'SIGABRT'
    ? 'crashes, or needs too much memory (SIGABRT)'
    : `ends its process (${signal ?? `exit code ${String(code)}`})`;

function limitMemory(
  { pid }: ChildProcess,
  memoryMb: number,
  fail: (reason: string) => void,
): NodeJS.Timeout | undefined {
  if (process.platform !== 'linux' || pid === undefined) return undefined;
  const folder = `/proc/${String(pid)}`;
  writeFile(`${folder}/oom_score_adj`, OOM_SCORE_ADJ).catch(() => undefined);
  return setInterval(() => {
    readFile(`${folder}/status`, 'utf8').then(
      (status) => {
        const usedKb = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
        if (usedKb > memoryMb * 1_024) fail(`needs more than ${String(memoryMb)} MB of memory`);
      },
      () => undefined, // it has ended
    );
  }, CHECK_INTERVAL_MS);
}

/** Does the work of a process that `runLimited` starts. The process ends with its parent. */
export async function serveLimited(work: (input: never) => Promise<unknown>): Promise<void> {
  const send = (message: Reply | 'ready') => process.send?.(message);
  // The parent ends this process, also when a service manager signals all of its group.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit());
  process.once('message', (input) => {
    work(input as never).then(
      (result) => send({ result }),
      (error: unknown) => send({ error: error instanceof Error ? error.message : String(error) }),
    );
  });
  const [parent, timeoutMs] = process.argv.slice(2).map(Number);
  await startWatchdog({ parent, timeoutMs });
  send('ready');
}
