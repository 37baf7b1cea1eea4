import { expect, it } from '@jest/globals';
import { peek } from './peek.ts';

async function* bytes(count: number) {
  for (let index = 0; index < count; index++) yield await Promise.resolve(Buffer.from('a'));
}

it('reads the start of a stream, and returns all of it', async () => {
  const { head, content } = await peek(bytes(5), 3);
  expect(head.toString()).toBe('aaa');
  expect(Buffer.concat(await content.toArray()).toString()).toBe('aaaaa');
});

it('reads a million chunks of one byte in linear time', async () => {
  const { head } = await peek(bytes(1_000_000), 2_000_000);
  expect(head).toHaveLength(1_000_000);
});
