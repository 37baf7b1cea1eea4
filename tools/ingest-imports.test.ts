import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..');

/** Tells, at its end, what a program loaded. */
const TELL_LOADED = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({ load(url, context, next) { loaded.add(url); return next(url, context); } });
  process.on('exit', () => console.log([...loaded].join('\\n')));
`)}`;

/** Large, and for some runs only: parsers of other formats, what fetches, and what the API needs. */
const LATER = '@prisma/client express feedsmith ical.js ioredis openai stripe undici yaml'.split(' ');

it('npm run ingest loads what a run needs when it needs it: all at once would be 70 MB more', async () => {
  const program = ['--import', TELL_LOADED, join(ROOT, 'tools/ingest.ts'), '--help'];
  const { stdout } = await promisify(execFile)(process.execPath, program, { maxBuffer: 1e7 });
  const loaded = (name: string) => stdout.includes(`/node_modules/${name}/`);
  expect(['zod', 'pg'].filter(loaded)).toEqual(['zod', 'pg']);
  expect(LATER.filter(loaded)).toEqual([]);
});
