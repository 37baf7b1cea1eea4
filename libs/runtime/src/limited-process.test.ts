import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor } from '@marquee/testing/wait-for';
import type { Work } from '../test/limited-work.ts';
import { ProcessEndedError, ProcessError, runLimited } from './limited-process.ts';
import type { ProcessLimits } from './limited-process.ts';

const MODULE = new URL('../test/limited-work.ts', import.meta.url);
const LIMITS = { memoryMb: 200, timeoutMs: 120_000 };

const run = (work: Work, limits: Partial<ProcessLimits> = {}, input: object = {}) =>
  runLimited<{ bytes: Uint8Array; pid: number }>(
    MODULE,
    { work, bytes: new Uint8Array([1, 2]), ...input },
    { ...LIMITS, ...limits },
  );
const refusal = (work: Work, limits?: Partial<ProcessLimits>) =>
  run(work, limits).catch((error: unknown) => error);

/** Other systems have no /proc, by which the memory and the end of a process are known. */
const isLinux = process.platform === 'linux';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'limited-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('work in a limited process', () => {
  it('has its result, and its process ends', async () => {
    const { bytes, pid } = await run('echo');
    expect([...bytes]).toEqual([1, 2]);
    expect(pid).not.toBe(process.pid);
    await waitFor(() => hasEnded(pid));
  });

  it('rejects with the error of the work', async () => {
    const error = await refusal('fail');
    expect(error).not.toBeInstanceOf(ProcessError);
    expect(error).toMatchObject({ message: 'cannot be read' });
  });

  it.each<[Work, string, Partial<ProcessLimits>]>([
    ['crash', 'ends its process (exit code 3)', {}],
    ['fill heap', 'memory', {}],
    ['wait', 'takes longer than 3 s', { timeoutMs: 3_000 }],
  ])('of "%s" is ended (%s)', async (work, reason, limits) => {
    const error = await refusal(work, limits);
    expect(error).toBeInstanceOf(ProcessError);
    expect(String(error)).toContain(reason);
  });

  it('that crashes has its error output', async () => {
    const error = await refusal('crash');
    expect(error).toBeInstanceOf(ProcessEndedError);
    expect(error).toMatchObject({ stderr: 'It is broken.' });
  });

  it.each(['broken-work.ts', 'missing-work.ts'])('of %s does not begin', async (name) => {
    const error: unknown = await runLimited(new URL(name, MODULE), {}, LIMITS).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ProcessError);
    expect(error).not.toBeInstanceOf(ProcessEndedError);
    expect(error).toMatchObject({
      message: 'cannot start: ends its process (exit code 1)',
      stderr: expect.stringMatching(/A library is missing|Cannot find module/),
    });
  });

  it('knows only the environment variables that it needs', async () => {
    process.env['LIMITED_SECRET'] = 'secret';
    process.env['LIMITED_ZONE'] = 'UTC';
    const environment = await run('environment', { environment: ['LIMITED_ZONE'] });
    expect(environment).toMatchObject({ LIMITED_ZONE: 'UTC' });
    expect(JSON.stringify(environment)).not.toContain('secret');
  });

  if (isLinux)
    it('is ended if it needs more memory outside its heap', async () => {
      expect(await refusal('fill memory')).toMatchObject({
        message: 'needs more than 200 MB of memory',
      });
    });

  it('ends with the signal of its caller', async () => {
    const controller = new AbortController();
    const waiting = refusal('wait', { signal: controller.signal });
    controller.abort(new Error('The worker stops.'));
    expect(await waiting).toMatchObject({ message: 'The worker stops.' });
  });
});

if (isLinux)
  describe('a limited process in a loop', () => {
    const startLoop = async (name: string, timeoutMs: number) => {
      const file = join(folder, name);
      const outer = run('start a loop', {}, { file, timeoutMs }).catch(() => undefined);
      const read = () => readFile(file, 'utf8').catch(() => '');
      await waitFor(async () => (await read()).endsWith('\n'));
      const [parent = 0, child = 0] = (await read()).split(' ').map(Number);
      return { parent, child, outer };
    };

    it('ends when its parent is killed', async () => {
      const { parent, child, outer } = await startLoop('killed', 120_000);
      process.kill(parent, 'SIGKILL');
      await outer;
      await waitFor(() => hasEnded(child), 60_000);
    });

    it('ends at its limit of time although its parent hangs', async () => {
      const { parent, child, outer } = await startLoop('hangs', 15_000);
      process.kill(parent, 'SIGSTOP');
      await waitFor(() => hasEnded(child));
      process.kill(parent, 'SIGKILL');
      await outer;
    });
  });

/** Also true of a process whose parent has not read its end. */
async function hasEnded(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch {
    return true;
  }
  const state = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => '');
  return state.includes(') Z ');
}
