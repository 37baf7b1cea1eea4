import { expect, it } from '@jest/globals';
import { postPaths } from '@marquee/testing/post-paths';
import { sendGarbage } from '@marquee/testing/send-garbage';
import { createTestWidgets } from './create-test-widgets.ts';

it('rejects unreadable bodies with a 4xx status and logs no error', async () => {
  const lines: string[] = [];
  await using widgets = await createTestWidgets({ log: (line) => lines.push(line) });
  const paths = postPaths(widgets.app);
  expect(paths).toContain('/embed/demand-it');
  const responses = [
    ...(await sendGarbage(widgets.url, paths)),
    ...(await sendGarbage(widgets.url, paths, 'application/x-www-form-urlencoded')),
  ];
  expect(responses.filter(({ answered }) => answered >= 500 || answered < 400)).toEqual([]);
  expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 40)).toEqual([]);
});

it.each([
  '/embed/city/%ff',
  '/embed/events?city=%ff',
  '/embed/event/%E0%A4%A',
  '/%ff',
  '/accent/%ff.css',
  '/assets/%/x',
])('%s gets a 4xx status', async (path) => {
  await using widgets = await createTestWidgets();
  const { status } = await fetch(`${widgets.url}${path}`);
  expect(Math.floor(status / 100)).toBe(4);
});
