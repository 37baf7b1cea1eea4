import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installPackage } from '@marquee/testing/install-package';

const run = promisify(execFile);
const HOW =
  'Tests need redis-server: apt-get install redis-server, brew install redis, or your system’s way.';

/**
 * Tests of the counters need a real Redis, which npm does not bring: as root on Debian it is
 * installed here.
 */
export async function ensureRedis(): Promise<void> {
  if (!(await isThere())) await installPackage('redis-server', HOW);
}

const isThere = () =>
  run('redis-server', ['--version']).then(
    () => true,
    () => false,
  );
