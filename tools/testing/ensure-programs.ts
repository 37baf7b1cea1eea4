import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installPackage } from '@marquee/testing/install-package';

const run = promisify(execFile);
const PROGRAMS = ['redis-server', 'nats-server'];

/** Tests need real servers, which npm does not bring: as root on Debian they are installed here. */
export async function ensurePrograms(): Promise<void> {
  for (const name of PROGRAMS)
    if (!(await isThere(name)))
      await installPackage(
        name,
        `Tests need ${name}: apt-get install ${name}, or your system’s way.`,
      );
}

const isThere = (name: string) =>
  run(name, ['--version']).then(
    () => true,
    () => false,
  );
