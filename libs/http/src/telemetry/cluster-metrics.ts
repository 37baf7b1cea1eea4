import cluster, { type Worker } from 'node:cluster';
import { labelProcess, mergeMetrics } from './merge-metrics.ts';
import type { Telemetry } from './telemetry.ts';

const REQUEST = 'metrics';
/** Shorter than a scrape. */
const ANSWER_MS = 2_000;

interface Answer {
  metrics: string;
}

const isAnswer = (message: unknown): message is Answer =>
  typeof message === 'object' && message !== null && 'metrics' in message;

/** Lets the process that started this one read its metrics. */
export function shareMetrics({ registry }: Pick<Telemetry, 'registry'>): void {
  process.on('message', (message) => {
    if (message !== REQUEST) return;
    void registry.metrics().then((metrics) => {
      if (process.connected) process.send?.({ metrics } satisfies Answer);
    });
  });
}

/**
 * Reads the metrics of the processes that this one starts. Each has a number in the label
 * `process`, which the one that replaces it takes over. A process that does not answer in time is
 * missing, and does not hide the others.
 */
export function createClusterMetrics(expected: number) {
  const numbers = new Map<number, number>();
  const onFork = ({ id }: Worker) => {
    const taken = new Set(numbers.values());
    let number = 1;
    while (taken.has(number)) number++;
    numbers.set(id, number);
  };
  const onExit = ({ id }: Worker) => numbers.delete(id);
  cluster.on('fork', onFork).on('exit', onExit);

  async function read(): Promise<string> {
    const workers = Object.values(cluster.workers ?? {}).flatMap((worker) => worker ?? []);
    const texts = await Promise.all(workers.map((worker) => readFrom(worker)));
    const labelled = texts.flatMap((text, index) =>
      text === null ? [] : labelProcess(text, numbers.get(workers[index]?.id ?? 0) ?? 0),
    );
    return mergeMetrics([...labelled, countProcesses({ expected, answering: labelled.length })]);
  }
  const close = () => {
    cluster.off('fork', onFork).off('exit', onExit);
  };
  return { read, close };
}

function readFrom(worker: Worker): Promise<string | null> {
  if (!worker.isConnected()) return Promise.resolve(null);
  return new Promise((resolve) => {
    const finish = (text: string | null) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('exit', onExit);
      resolve(text);
    };
    const onMessage = (message: unknown) => {
      if (isAnswer(message)) finish(message.metrics);
    };
    const onExit = () => {
      finish(null);
    };
    const timer = setTimeout(onExit, ANSWER_MS);
    worker.on('message', onMessage).on('exit', onExit);
    worker.send(REQUEST, (error) => {
      if (error) finish(null);
    });
  });
}

const countProcesses = (counts: Record<string, number>): string =>
  [
    '# HELP marquee_processes Processes of a server that should run, and those that answer.',
    '# TYPE marquee_processes gauge',
    ...Object.entries(counts).map(
      ([of, count]) => `marquee_processes{of="${of}"} ${String(count)}`,
    ),
  ].join('\n');
