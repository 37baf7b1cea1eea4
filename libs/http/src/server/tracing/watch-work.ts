import { tracingChannel } from 'node:diagnostics_channel';
import { STATEMENT_CHANNEL } from '@marquee/database';
import { SpanKind, type Attributes } from '@opentelemetry/api';
import type { Recorded, Recorder } from './recorder.ts';

const MAX_TEXT = 500;

interface Described {
  name: string;
  metric: 'statement' | 'job';
  kind: SpanKind;
  labels: Attributes;
  attributes?: Attributes;
}

interface Work {
  text?: string;
  name?: string;
  command?: string;
}

const CHANNELS: Record<string, (work: Work) => Described> = {
  [STATEMENT_CHANNEL]: ({ text = '' }) =>
    describeStatement('postgresql', text.trim().split(/\s/, 1)[0] ?? '', text),
  'ioredis:command': ({ command = '' }) => describeStatement('redis', command),
  'marquee:job': ({ name = '' }) => ({
    name,
    metric: 'job',
    kind: SpanKind.CONSUMER,
    labels: { 'marquee.job': name },
  }),
};

const describeStatement = (system: string, operation: string, text?: string): Described => ({
  name: `${system} ${operation.toUpperCase()}`,
  metric: 'statement',
  kind: SpanKind.CLIENT,
  labels: { 'db.system.name': system, 'db.operation.name': operation.toUpperCase() },
  ...(text !== undefined && { attributes: { 'db.query.text': text.slice(0, MAX_TEXT) } }),
});

/** Records statements and Redis commands of requests and jobs, and each job. */
export function watchWork(recorder: Recorder): () => void {
  const stops = Object.entries(CHANNELS).map(([name, describe]) =>
    watchChannel(recorder, name, describe),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

function watchChannel(
  { begin, current }: Recorder,
  name: string,
  describe: (work: Work) => Described,
): () => void {
  const channel = tracingChannel<unknown, Work>(name);
  const recorded = new WeakMap<Work, Recorded>();
  channel.start.bindStore(current, (work) => {
    const { name: title, ...rest } = describe(work);
    const outer = current.getStore();
    if (rest.metric === 'statement' && !outer) return undefined; // upkeep of the process itself
    const begun = begin(title, rest);
    recorded.set(work, begun);
    return begun.context;
  });
  const end = (work: Work, isFailed: boolean) => {
    recorded.get(work)?.end({ isFailed });
    recorded.delete(work);
  };
  const watchers = {
    start: () => undefined,
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: (work: Work) => {
      end(work, false);
    },
    error: (work: Work) => {
      end(work, true);
    },
  };
  channel.subscribe(watchers);
  return () => {
    channel.start.unbindStore(current);
    channel.unsubscribe(watchers);
  };
}
