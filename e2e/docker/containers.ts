import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { waitFor } from '@marquee/testing/wait-for';

const ROOT = join(import.meta.dirname, '../..');
const run = promisify(execFile);

/** `ENGINE` can contain options: "podman --runtime runc". */
const [PROGRAM = 'docker', ...OPTIONS] = (process.env['ENGINE'] ?? 'docker').split(' ');
/** Replaces the base image of the Dockerfile. */
const BASE = process.env['NODE_IMAGE'];

/** As in compose.yaml, but on the network of this machine, to reach its database. */
const CONFINED = [
  ...[
    '--network',
    'host',
    '--init',
    '--read-only',
    '--tmpfs',
    '/tmp',
    '--tmpfs',
    '/data:mode=1777',
  ],
  ...[
    '--cap-drop',
    'ALL',
    '--security-opt',
    'no-new-privileges',
    '--pids-limit',
    '200',
    '--memory',
    '512m',
  ],
];

const engine = async (...args: string[]): Promise<string> =>
  (
    await run(PROGRAM, [...OPTIONS, ...args], { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 })
  ).stdout.trim();

const tagOf = (app: string): string => `marquee-${app}:check`;

/** Builds the image of an app. Throws with the output of the build if it fails. */
export async function buildImage(app: string): Promise<void> {
  const base = BASE === undefined ? [] : ['--build-arg', `NODE=${BASE}`];
  const args = [
    '--file',
    'docker/Dockerfile',
    '--build-arg',
    `APP=${app}`,
    ...base,
    '--tag',
    tagOf(app),
  ];
  await engine('build', '--network', 'host', ...args, '.');
}

interface ContainerOptions {
  settings?: Record<string, string>;
  /** A user id instead of the user of the image. */
  user?: string | undefined;
  args?: string[];
}

const toArgs = (app: string, { settings = {}, user, args = [] }: ContainerOptions): string[] => [
  ...CONFINED,
  ...(user === undefined ? [] : ['--user', user]),
  ...Object.entries(settings).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  tagOf(app),
  ...args,
];

/**
 * Runs a container to its end and returns its standard output. Throws if its exit code is not 0.
 */
export const runContainer = (app: string, options: ContainerOptions = {}): Promise<string> =>
  engine('run', '--rm', ...toArgs(app, options));

/** Starts a container of a server and waits for its health check. */
export async function startContainer(app: string, options: ContainerOptions = {}) {
  const id = await engine('run', '--detach', ...toArgs(app, options));
  const inspect = (field: string) => engine('inspect', '--format', `{{.State.${field}}}`, id);
  const isHealthy = async () => {
    if ((await inspect('Running')) !== 'true')
      throw new Error(`It ended: ${await engine('logs', id)}`);
    return engine('exec', id, 'node', 'health-check.mjs').then(
      () => true,
      () => false,
    );
  };
  const remove = async () => {
    await engine('rm', '--force', id);
  };
  try {
    await waitFor(isHealthy, 60_000);
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    /** Sends SIGTERM and returns the exit code. */
    stop: async (): Promise<number> => {
      await engine('stop', '--time', '30', id);
      return Number(await inspect('ExitCode'));
    },
    [Symbol.asyncDispose]: remove,
  };
}
