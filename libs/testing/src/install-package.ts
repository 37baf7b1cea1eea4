import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Installs a Debian package if this process is root. Otherwise throws an error with the
 * instructions `how`.
 */
export async function installPackage(name: string, how: string): Promise<void> {
  if (process.getuid?.() !== 0) throw new Error(how);
  console.log(`Installing ${name}, which tests need …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    run('apt-get', ['install', '--yes', '--no-install-recommends', name], { env });
  try {
    await install().catch(async () => {
      await run('apt-get', ['update'], { env });
      await install();
    });
  } catch (error) {
    throw new Error(how, { cause: error });
  }
}
