import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { buildEvent } from '../create-test-api.ts';
import { serveTestApi } from '../serve-test-api.ts';

const CLIENT = join(import.meta.dirname, '../../../../clients/python');

it('the Python client passes its tests against the API', async () => {
  let reads = 0;
  await using api = await serveTestApi(
    { events: Array.from({ length: 230 }, () => buildEvent({ is_free: false })) },
    (req, res, letThrough) => {
      if (req.method !== 'GET' || ++reads % 5 !== 0) letThrough();
      else {
        res.writeHead(429, { 'Retry-After': '1', 'Content-Type': 'application/problem+json' });
        res.end(JSON.stringify({ ok: false, code: 'quota_exceeded', detail: 'Wait.' }));
      }
    },
  );
  const env = { ...process.env, MARQUEE_URL: api.url, PYTHONDONTWRITEBYTECODE: '1' };
  const { stderr } = await promisify(execFile)(
    'python3',
    ['-m', 'unittest', '-v', 'test_marquee'],
    {
      cwd: CLIENT,
      env,
    },
  );
  expect(stderr).toMatch(/Ran 8 tests[^]*\nOK/);
}, 60_000);
