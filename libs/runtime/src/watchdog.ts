// A thread, because a synchronous loop of the work stops all timers of its own thread. Text, because
// a bundle has no file for it.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

const CHECK_INTERVAL_MS = 500;

const CODE = `
const { parent, timeoutMs, intervalMs } = require('node:worker_threads').workerData;
const deadline = performance.now() + timeoutMs;
setInterval(() => {
  if (process.ppid !== parent || performance.now() > deadline) process.kill(process.pid, 'SIGKILL');
}, intervalMs);`;

interface WatchdogOptions {
  /** The id of the process that started this one. */
  parent: number | undefined;
  timeoutMs: number | undefined;
}

/** Ends this process after the timeout, or when its parent has ended. */
export async function startWatchdog(options: WatchdogOptions): Promise<void> {
  const thread = new Worker(CODE, {
    eval: true,
    execArgv: [],
    workerData: { ...options, intervalMs: CHECK_INTERVAL_MS },
  });
  await once(thread, 'online');
  thread.unref();
}
