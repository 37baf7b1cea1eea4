import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { conformanceServer } from './conformance-fixtures.ts';
import { createTestMcpServer, buildEvent, type TestMcpServer } from './create-test-mcp-server.ts';

// Runs the conformance suite of the protocol against our endpoint. A server without sessions cannot
// send requests or change notifications to a client: six scenarios of the older revision need that,
// the newer one uses results instead.
const SUITE = join(
  import.meta.dirname,
  '../../../node_modules/@modelcontextprotocol/conformance/dist/index.js',
);
const NEEDS_A_SESSION = [
  'elicitation-sep1034-defaults',
  'elicitation-sep1330-enums',
  'resources-subscribe',
  'resources-unsubscribe',
  'tools-call-elicitation',
  'tools-call-sampling',
];
// The scenarios that apply to every server.
const GENERAL_SCENARIOS = {
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

/** Runs the suite and returns its output and the failed scenarios. */
async function runSuite(url: string, args: string[]) {
  const options = { cwd: folder, timeout: 100_000, maxBuffer: 10_000_000 };
  const { stdout } = await run(
    process.execPath,
    [SUITE, 'server', '--url', url, ...args],
    options,
  ).catch((error: unknown) => ({ stdout: getStdout(error) }));
  const [scored = ''] = stdout.split('Not scored');
  const failed = [...scored.matchAll(/^✗ ([\w-]+):/gm)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('tasks-'));
  return { stdout, failed };
}

/** The suite exits with an error if a scenario fails; its output names the scenario. */
const getStdout = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'stdout' in error ? String(error.stdout) : '';

describe('conformance with the fixtures of the suite', () => {
  let mcp: TestMcpServer;
  beforeAll(async () => {
    mcp = await createTestMcpServer({
      options: { serverFor: conformanceServer, maxSubscriptions: 10 },
    });
  });
  afterAll(() => mcp[Symbol.asyncDispose]());

  it('passes all requirements of 2026-07-28', async () => {
    const { stdout, failed } = await runSuite(mcp.url, ['--requirements', '2026-07-28']);
    expect(failed).toEqual([]);
    expect(stdout).toContain('server-stateless: 28 passed, 0 failed');
  });
  it('fails only the requirements of 2025-11-25 that need a session', async () => {
    const { stdout, failed } = await runSuite(mcp.url, ['--requirements', '2025-11-25']);
    expect(failed.sort()).toEqual(NEEDS_A_SESSION);
    expect(stdout).toContain('tools-call-with-logging: 2 passed, 0 failed');
  });
});

describe('conformance of our tools', () => {
  let mcp: TestMcpServer;
  beforeAll(async () => {
    mcp = await createTestMcpServer({ events: [buildEvent()] });
  });
  afterAll(() => mcp[Symbol.asyncDispose]());

  it.each(Object.entries(GENERAL_SCENARIOS))(
    'passes the requirements of %s that need no fixtures',
    async (version, scenarios) => {
      const { stdout } = await runSuite(mcp.url, ['--requirements', version]);
      const passed = [...stdout.matchAll(/^✓ ([\w-]+): [1-9]\d* passed, 0 failed/gm)].map(
        ([, name]) => name,
      );
      expect(passed).toEqual(expect.arrayContaining(scenarios));
    },
  );
});
