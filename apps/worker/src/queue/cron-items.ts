import { parseCronItems, type ParsedCronItem } from 'graphile-worker';

interface ScheduledJob {
  schedule?: string;
  exclusive?: boolean;
}

/**
 * Returns the scheduled jobs. Those of an exclusive job share a queue, in which one job runs at a
 * time, and a key, so that one waits.
 */
export const toCronItems = (jobs: Record<string, ScheduledJob>): ParsedCronItem[] =>
  parseCronItems(
    Object.entries(jobs).flatMap(([task, { schedule, exclusive }]) =>
      schedule === undefined
        ? []
        : [{ task, match: schedule, options: exclusive ? { queueName: task, jobKey: task } : {} }],
    ),
  );
