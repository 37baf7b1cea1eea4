import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@marquee/testing/free-port';
import { installPackage } from '@marquee/testing/install-package';
import { waitFor } from '@marquee/testing/wait-for';

const VARNISH = '/usr/sbin/varnishd';
const HOW = 'These tests need Varnish: apt-get install varnish.';
const CONFIGURATION = join(import.meta.dirname, '../../docs/examples/varnish.vcl');

/** Debian's Varnish on a free port with the configuration of docs/examples, before `target`. */
export async function startVarnish(target: string, chosen?: number) {
  if (!existsSync(VARNISH)) await installPackage('varnish', HOW);
  const folder = await mkdtemp(join(tmpdir(), 'marquee-varnish-'));
  await chmod(folder, 0o755); // Varnish enters it as another user
  const file = join(folder, 'default.vcl');
  const configuration = await readFile(CONFIGURATION, 'utf8');
  await writeFile(file, configuration.replace('"3000"', `"${new URL(target).port}"`));
  const port = chosen ?? (await freePort());
  const child = spawn(
    VARNISH,
    [
      '-F',
      '-a',
      `127.0.0.1:${String(port)}`,
      '-f',
      file,
      '-n',
      join(folder, 'work'),
      '-s',
      'malloc,64m',
    ],
    { stdio: 'ignore' },
  );
  const exited = once(child, 'exit');
  const address = `http://127.0.0.1:${String(port)}`;
  await waitFor(() =>
    fetch(`${address}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    address,
    port,
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}
