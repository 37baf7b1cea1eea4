import { execFileSync } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { isWellFormed, newApiKey } from '@marquee/access';

const ROOT = new URL('../..', import.meta.url);
const FORM = /mq_(?:live|pub)_[0-9A-Za-z]{38}/g;

const keysIn = (text: string): string[] =>
  [...text.matchAll(FORM)].map(([key]) => key).filter(isWellFormed);

it('recognises a key in a text', () => {
  const key = newApiKey();
  expect(keysIn(`MARQUEE_KEY=${key}\n`)).toEqual([key]);
});

it('finds no usable key in the repository; those in examples have a wrong checksum', () => {
  const found = execFileSync(
    'git',
    ['grep', '--untracked', '-hoE', FORM.source.replace('?:', '')],
    { cwd: ROOT },
  );
  expect(found.toString()).toContain('EXAMPLE');
  expect(keysIn(found.toString())).toEqual([]);
});
