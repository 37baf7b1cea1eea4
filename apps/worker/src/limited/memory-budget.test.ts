import { expect, it } from '@jest/globals';
import { createMemoryBudget } from './memory-budget.ts';

it('runs work at once while the sum of its limits is within the total, the rest when it fits', async () => {
  const within = createMemoryBudget(500);
  const running: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, limitMb: number) =>
    within(limitMb, async () => {
      running.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      running.splice(running.indexOf(name), 1);
      if (name === 'image') throw new Error('cannot be decoded');
    });
  const image = start('image', 300).catch((error: unknown) => error);
  const rest = [start('page', 200), start('feed', 900), start('check', 100), start('table', 400)];
  const nextTurn = () => new Promise(setImmediate);

  await nextTurn();
  expect(running).toEqual(['image', 'page']);
  ends.get('image')?.();
  expect(await image).toMatchObject({ message: 'cannot be decoded' });
  await nextTurn();
  expect(running).toEqual(['page', 'check']);
  ends.get('page')?.();
  await nextTurn();
  expect(running).toEqual(['check', 'table']);
  ends.get('check')?.();
  ends.get('table')?.();
  await nextTurn();
  expect(running).toEqual(['feed']);
  ends.get('feed')?.();
  await Promise.all(rest);
});
