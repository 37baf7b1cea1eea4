import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const HOW = 'Tests need redis-server: apt-get install redis-server, brew install redis, or your system’s way.';

/** Tests of the counters need a real Redis, which npm does not bring: as root on Debian it is installed here. */
export async function ensureRedis(): Promise<void> {
  if (await isThere()) return;
  if (process.getuid?.() !== 0) throw new Error(HOW);
  console.log('Installing redis-server, which the tests of the counters need …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => run('apt-get', ['install', '--yes', '--no-install-recommends', 'redis-server'], { env });
  try {
    await install().catch(async () => {
      await run('apt-get', ['update'], { env });
      await install();
    });
  } catch (error) {
    throw new Error(HOW, { cause: error });
  }
}

const isThere = () =>
  run('redis-server', ['--version']).then(
    () => true,
    () => false,
  );
