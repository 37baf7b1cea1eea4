import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Owner } from '../../postgres/owner.ts';

/** Starts a program as a user. */
export function startDaemon(program: string, args: string[], owner: Owner) {
  const env = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    LANG: 'C.UTF-8',
  };
  const child = spawn(program, args, {
    ...owner,
    env,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-4_000)));
  const ended = once(child, 'exit');
  return {
    /** The last lines on stderr. */
    errors: () => errors,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
