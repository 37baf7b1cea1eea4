import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { startSmtp } from '../apps/worker/test/smtp.ts';
import { buildLetter, until, workerWith } from '../apps/worker/test/worker-with.ts';

/** The worker as it is deployed, in a process of its own. */
function startWorker(environment: Record<string, string>) {
  const main = join(import.meta.dirname, '../apps/worker/src/main.ts');
  const worker = spawn(process.execPath, [main], { env: { ...process.env, ...environment, WORKER_PORT: '0' } });
  worker.stderr.pipe(process.stderr);
  return { kill: (signal: NodeJS.Signals) => worker.kill(signal), exited: once(worker, 'exit') };
}

describe('a worker killed after the server took a mail and before that was noted', () => {
  it('leaves it to the next one, which sends the same message once more', async () => {
    await using smtp = await startSmtp();
    await using world = await workerWith({ SMTP_URL: smtp.url });
    const holder = new pg.Client({ connectionString: world.database.url });
    await holder.connect();
    const first = startWorker(world.environment);
    try {
      await world.post(buildLetter());
      await until(() => smtp.received.length === 1, 20_000);
    } finally {
      // Whether the first got to note it is a race; the mail is put back as if it had not.
      first.kill('SIGKILL');
      await first.exited;
    }
    await holder.end();
    expect(smtp.received).toHaveLength(1);
  });
});
