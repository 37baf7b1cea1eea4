import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { agentsWith, buildEvent, type Agents } from './agents-with.ts';
import { conformanceServer } from './conformance-fixtures.ts';

// The protocol's own suite, on the guards and the transport that we serve with. Without a session a server cannot ask its client
// anything, nor tell it of changes: the older revision has six scenarios of that, the newer one does it by results.
const SUITE = join(import.meta.dirname, '../../../node_modules/@modelcontextprotocol/conformance/dist/index.js');
const NEEDS_A_SESSION = [
  'elicitation-sep1034-defaults',
  'elicitation-sep1330-enums',
  'resources-subscribe',
  'resources-unsubscribe',
  'tools-call-elicitation',
  'tools-call-sampling',
];
// What it asks of any server, whatever tools that has.
const OF_US = {
  '2026-07-28': [
    'tools-list',
    'resources-list',
    'prompts-list',
    'sep-2164-resource-not-found',
    'dns-rebinding-protection',
    'caching',
    'http-header-validation',
    'server-sse-multiple-streams',
  ],
  '2025-11-25': [
    'server-initialize',
    'ping',
    'tools-list',
    'resources-list',
    'prompts-list',
    'dns-rebinding-protection',
  ],
};
const run = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-conformance-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** What the suite prints, and the scenarios that it scores as failed. */
async function suite(url: string, asked: string[]) {
  const options = { cwd: folder, timeout: 100_000, maxBuffer: 10_000_000 };
  const { stdout } = await run(process.execPath, [SUITE, 'server', '--url', url, ...asked], options).catch(
    (error: unknown) => ({ stdout: printedBy(error) }),
  );
  const [scored = ''] = stdout.split('Not scored');
  const failed = [...scored.matchAll(/^✗ ([\w-]+):/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('tasks-'));
  return { stdout, failed };
}

/** It ends with an error where it scores one failed, and has said which. */
const printedBy = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'stdout' in error ? String(error.stdout) : '';

describe('with the fixtures that the suite asks for', () => {
  let agents: Agents;
  beforeAll(async () => {
    agents = await agentsWith({ served: { serverFor: conformanceServer, maxSubscriptions: 10 } });
  });
  afterAll(() => agents[Symbol.asyncDispose]());

  it('passes all that 2026-07-28 requires', async () => {
    const { stdout, failed } = await suite(agents.url, ['--requirements', '2026-07-28']);
    expect(failed).toEqual([]);
    expect(stdout).toContain('server-stateless: 28 passed, 0 failed');
  });
  it('passes all that 2025-11-25 requires, but for what needs a session', async () => {
    const { stdout, failed } = await suite(agents.url, ['--requirements', '2025-11-25']);
    expect(failed.sort()).toEqual(NEEDS_A_SESSION);
    expect(stdout).toContain('tools-call-with-logging: 2 passed, 0 failed');
  });
});

describe('with what we offer', () => {
  let agents: Agents;
  beforeAll(async () => {
    agents = await agentsWith({ events: [buildEvent()] });
  });
  afterAll(() => agents[Symbol.asyncDispose]());

  it.each(Object.entries(OF_US))('passes of %s what does not ask for fixtures', async (version, scenarios) => {
    const { stdout } = await suite(agents.url, ['--requirements', version]);
    const passed = [...stdout.matchAll(/^✓ ([\w-]+): [1-9]\d* passed, 0 failed/gm)].map(([, name]) => name);
    expect(passed).toEqual(expect.arrayContaining(scenarios));
  });
});
