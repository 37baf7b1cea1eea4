import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { FEED_SCHEMA, generateFeedSchema } from './feed-schema.ts';

it('the schema of the registry of feeds is the generated one', async () => {
  expect(await readFile(FEED_SCHEMA, 'utf8')).toBe(await generateFeedSchema());
});
