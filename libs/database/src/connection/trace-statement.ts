import { tracingChannel } from 'node:diagnostics_channel';

/** Announces each statement for tracing, with its text and without its values. */
export const STATEMENT_CHANNEL = 'marquee:statement';

const channel = tracingChannel<unknown, { text: string }>(STATEMENT_CHANNEL);

export const traceStatement = <Result>(
  text: string,
  run: () => Promise<Result>,
): Promise<Result> => (channel.start.hasSubscribers ? channel.tracePromise(run, { text }) : run());
