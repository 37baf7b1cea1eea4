import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');

/** Prints the loaded modules at exit. */
const PRINT_LOADED_MODULES = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({ load(url, context, next) { loaded.add(url); return next(url, context); } });
  process.on('exit', () => console.log([...loaded].join('\\n')));
`)}`;

/** Large packages that only some runs need. */
const LAZY_PACKAGES = 'express feedsmith ical.js ioredis stripe undici yaml'.split(' ');

it('does not load large packages before npm run ingest needs them', async () => {
  const program = ['--import', PRINT_LOADED_MODULES, join(ROOT, 'tools/ingest.ts'), '--help'];
  const { stdout } = await promisify(execFile)(process.execPath, program, { maxBuffer: 1e7 });
  const loaded = (name: string) => stdout.includes(`/node_modules/${name}/`);
  expect(['zod', 'pg'].filter(loaded)).toEqual(['zod', 'pg']);
  expect(LAZY_PACKAGES.filter(loaded)).toEqual([]);
});
