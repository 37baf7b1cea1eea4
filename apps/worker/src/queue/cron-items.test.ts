import { expect, it } from '@jest/globals';
import { toCronItems } from './cron-items.ts';

it('lets scheduled runs of an exclusive job wait for each other', () => {
  const schedule = '* * * * *';
  const items = toCronItems({
    snapshot: { schedule, exclusive: true },
    board: { schedule },
    mail: {},
  });
  expect(items.map(({ task, options }) => [task, options.queueName, options.jobKey])).toEqual([
    ['snapshot', 'snapshot', 'snapshot'],
    ['board', undefined, undefined],
  ]);
});
