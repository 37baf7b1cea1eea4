import { tracingChannel } from 'node:diagnostics_channel';

/** Announces each run of a job for tracing. */
const JOB_CHANNEL = 'marquee:job';

const channel = tracingChannel<unknown, { name: string }>(JOB_CHANNEL);

export const traceJob = (name: string, run: () => Promise<void>): Promise<void> =>
  channel.start.hasSubscribers ? channel.tracePromise(run, { name }) : run();
