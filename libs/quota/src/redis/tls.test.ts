import { execFile, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { freePort } from '@marquee/testing/free-port';
import { startRedis } from '@marquee/testing/start-redis';
import { waitFor } from '@marquee/testing/wait-for';
import { createQuota } from '../quota.ts';
import { connectRedisCounter } from './redis-counter.ts';

const CALLER = fileURLToPath(new URL('../../test/load-client.ts', import.meta.url));
const run = promisify(execFile);

/** Writes a self-signed certificate for 127.0.0.1, which is its own authority. */
async function createCertificate(folder: string) {
  const [certificate, key] = [join(folder, 'ca.pem'), join(folder, 'key.pem')];
  const subject = ['-subj', '/CN=redis', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', key, '-out', certificate];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...subject,
    ...files,
  ]);
  return { certificate, key };
}

/**
 * Starts a fresh process that sends 150 requests with a limit of 100. Node reads its authorities
 * when it starts.
 */
function callFrom(url: string, authority: string): Promise<unknown> {
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: authority };
  const child = fork(CALLER, [url, '150', '100'], { execArgv: [], env });
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) => {
      reject(new Error(`the process ended with ${String(code)}`));
    });
  });
}

describe('Redis with TLS', () => {
  let folder: string;
  let files: Awaited<ReturnType<typeof createCertificate>>;
  let redis: Awaited<ReturnType<typeof startRedis>>;
  let url: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-tls-'));
    files = await createCertificate(folder);
    const port = String(await freePort());
    const tls = {
      'tls-cert-file': files.certificate,
      'tls-key-file': files.key,
      'tls-ca-cert-file': files.certificate,
    };
    redis = await startRedis({ 'tls-port': port, 'tls-auth-clients': 'no', ...tls });
    await redis.command('ACL', 'SETUSER', 'marquee', 'on', '>p@ss', '~*', '+@all');
    url = `rediss://marquee:p%40ss@127.0.0.1:${port}`;
  });
  afterAll(async () => {
    await redis.kill();
    await rm(folder, { recursive: true });
  });

  it('counts exactly if NODE_EXTRA_CA_CERTS names the authority', async () => {
    expect(await callFrom(url, files.certificate)).toEqual({
      admitted: 100,
      refused: 50,
      failed: 0,
    });
  });

  it('is not used without it: requests are counted in the process', async () => {
    const keysBefore = await redis.command('DBSIZE');
    const remote = connectRedisCounter(url);
    const quota = createQuota({ remote });
    await waitFor(async () => {
      await quota.consume('a', [{ name: 'anonymous', limit: 1_000_000, window: 'hour' }]);
      return quota.state() === 'degraded';
    });
    expect(await redis.command('DBSIZE')).toBe(keysBefore);
    quota.close();
    remote.close();
  });
});
