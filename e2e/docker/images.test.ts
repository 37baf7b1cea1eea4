import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { INGEST_ENVIRONMENT, ownPort, SETTING_NAMES } from '@marquee/http/settings';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { parse } from 'yaml';
import { Environment as Api } from '../../apps/api/src/config.ts';
import { Environment as McpServer } from '../../apps/mcp-server/src/config.ts';
import { Environment as Web } from '../../apps/web/src/config.ts';
import { Environment as Widgets } from '../../apps/widgets/src/config.ts';
import { Environment as Worker } from '../../apps/worker/src/config.ts';

const ROOT = join(import.meta.dirname, '../..');
const SERVERS = ['api', 'widgets', 'web', 'mcp-server', 'worker'];
const ENVIRONMENTS = {
  api: Api,
  widgets: Widgets,
  web: Web,
  'mcp-server': McpServer,
  worker: Worker,
};
const JOBS = ['migrate', 'sample'];
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Service {
  image: string;
  build?: { context: string; dockerfile: string; args: { APP: string } };
  environment?: Record<string, string>;
  ports?: string[];
  healthcheck?: { test: string[] };
  depends_on?: Record<string, { condition: string }>;
  read_only?: boolean;
  stop_grace_period?: string;
}

interface Compose {
  name: string;
  services: Record<string, Service>;
}

const DOCKERFILE = parseStages(read('docker/Dockerfile'));
const isThere = (path: string) =>
  existsSync(join(ROOT, path)) || globSync(path, { cwd: ROOT }).length > 0;
const isCompose = composeValidator();
const readCompose = () => parse(read('docker/compose.yaml'), { merge: true }) as Compose;

describe('the Dockerfile', () => {
  it('copies only existing files', () => {
    const copied = [...DOCKERFILE.values()]
      .flat()
      .flatMap((line) => /^COPY (?!--from)(.+) \S+$/.exec(line)?.[1] ?? []);
    const listed =
      /cp --parents (.+) \/manifests$/m
        .exec([...DOCKERFILE.values()].flat().join('\n'))?.[1]
        ?.split(' ') ?? [];
    expect(listed.length).toBeGreaterThan(4);
    for (const path of [...copied, ...listed]) expect([path, isThere(path)]).toEqual([path, true]);
  });

  it.each([...SERVERS, ...JOBS])(
    'builds the image of %s from its bundle with an unprivileged user',
    (name) => {
      const lines = readInstructions(name);
      const folder = SERVERS.includes(name) ? `apps/${name}` : name;
      expect(lines).toContain(`COPY --from=build /src/dist/${folder} ./`);
      expect(lines.filter((line) => line.startsWith('USER')).at(-1)).toBe('USER node');
      expect(lines).toContain('CMD ["node", "main.js"]');
      expect(lines).toContain('STOPSIGNAL SIGTERM');
      expect(lines).toContain('ENV NODE_ENV=production HOST=0.0.0.0');
    },
  );

  it('builds an image of cli that accepts a command', () => {
    const lines = readInstructions('cli');
    expect(lines).toContain('COPY --from=build /src/dist/cli ./');
    expect(lines.filter((line) => line.startsWith('USER')).at(-1)).toBe('USER node');
    expect(lines.find((line) => line.startsWith('ENTRYPOINT'))).toMatch(
      /^ENTRYPOINT \["node", .*"main\.js"\]$/,
    );
  });

  it.each(SERVERS)('checks the health of %s on its exposed port', (name) => {
    const lines = readInstructions(name).join('\n');
    const [, variable = '', port = ''] =
      /^ENV PORT_VARIABLE=(\w+_PORT) DEFAULT_PORT=(\d+)$/m.exec(lines) ?? [];
    expect(ownPort({}, variable as 'API_PORT')).toEqual({
      port: Number(port),
      portSetting: variable,
    });
    expect(lines).toContain(`EXPOSE ${port}`);
    expect(lines).toContain('HEALTHCHECK');
  });

  it.each(SERVERS)('gives %s a shutdown delay within the grace period of Compose', (name) => {
    const delayS = Number(
      /^ENV SHUTDOWN_DELAY_S=(\d+)$/m.exec(readInstructions(name).join('\n'))?.[1],
    );
    expect(delayS).toBeGreaterThan(0);
    expect(parseInt(readCompose().services[name]?.stop_grace_period ?? '', 10)).toBeGreaterThan(
      delayS + 10,
    );
  });
});

describe('compose.yaml', () => {
  it('conforms to the Compose Specification', () => {
    expect(findSchemaErrors(readCompose())).toEqual([]);
  });

  it.each([
    ['an unknown key', { portz: ['3000:3000'] }],
    ['a duration that is none', { stop_grace_period: 'soon' }],
    ['an unknown condition', { depends_on: { migrate: { condition: 'service_finished' } } }],
  ])('would be refused with %s', (_, mistake) => {
    const { services, ...rest } = readCompose();
    expect(
      findSchemaErrors({
        ...rest,
        services: { ...services, api: { ...services['api'], ...mistake } },
      }),
    ).not.toEqual([]);
  });

  it('builds each app from the same Dockerfile', () => {
    const { services } = readCompose();
    for (const name of [...SERVERS, ...JOBS, 'cli']) {
      const build = services[name]?.build;
      expect(build?.args).toEqual({ APP: name });
      expect(existsSync(join(ROOT, 'docker', build?.context ?? '', build?.dockerfile ?? ''))).toBe(
        true,
      );
    }
  });

  it('starts servers after the migration and publishes them on loopback', () => {
    const { services } = readCompose();
    expect(services['migrate']?.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    for (const name of SERVERS) {
      expect(services[name]?.depends_on).toEqual({
        migrate: { condition: 'service_completed_successfully' },
      });
      expect(services[name]?.ports).toEqual([
        expect.stringMatching(/^\$\{BIND_ADDRESS:-127\.0\.0\.1\}:/),
      ]);
      expect(services[name]?.read_only).toBe(true);
    }
    expect(services['postgres']?.ports).toBeUndefined();
  });

  const CONFINED = {
    read_only: true,
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
    tmpfs: expect.arrayContaining(['/tmp']),
    pids_limit: expect.any(Number),
    mem_limit: expect.stringMatching(/^\$\{\w+_MEMORY:-\d+[mg]\}$/),
  };

  it.each(Object.keys(readCompose().services))(
    'restricts %s and limits its memory and processes',
    (name) => {
      const service = readCompose().services[name];
      expect(service).toMatchObject(CONFINED);
      expect(service).not.toHaveProperty('privileged');
      expect(service).not.toHaveProperty('cap_add');
      // The other images set their own user.
      if (!service?.build) expect(service).toMatchObject({ user: name });
    },
  );

  it.each(Object.entries(ENVIRONMENTS))('passes every setting of %s', (name, { shape }) => {
    const passed = Object.keys(readCompose().services[name]?.environment ?? {});
    // the specific variable is passed
    const settings = Object.keys(shape).filter((setting) => setting !== 'PORT');
    expect(settings.filter((setting) => !passed.includes(setting))).toEqual([]);
    expect(passed.filter((setting) => !settings.includes(setting))).toEqual([]);
  });

  it.each([
    ['migrate', []],
    ['sample', []],
    ['cli', [...Object.keys(INGEST_ENVIRONMENT), 'MARQUEE_DATA']],
  ])('passes every setting of %s', (name, names) => {
    const passed = Object.keys(readCompose().services[name]?.environment ?? {});
    expect(passed.sort()).toEqual(['DATABASE_URL', 'DATABASE_DIRECT_URL', ...names].sort());
  });

  it('publishes one port of each server and no metrics', () => {
    const { services } = readCompose();
    const published = Object.entries(services).filter(([, { ports }]) => ports !== undefined);
    expect(published.map(([name]) => name).sort()).toEqual([...SERVERS].sort());
    for (const [, { ports }] of published) expect(ports?.join()).not.toContain('ADMIN_PORT');
  });

  it('uses the health check of the images', () => {
    const [, inImage = ''] =
      /HEALTHCHECK .*? CMD (\[.*\])/.exec(readInstructions('api').join('\n')) ?? [];
    for (const name of SERVERS) {
      expect(readCompose().services[name]?.healthcheck?.test).toEqual([
        'CMD',
        ...(JSON.parse(inImage) as string[]),
      ]);
    }
  });
});

it('documents every setting in the operations guide', () => {
  const names = SETTING_NAMES;
  expect(names.length).toBeGreaterThan(40);
  expect(
    names.filter((name) => !read('docs/operations/settings.md').includes(`| \`${name}\` `)),
  ).toEqual([]);
});

it.each(['docs/operations.md', 'docs/operations/deploy.md'])(
  '%s states the flags of Node',
  (guide) => {
    const commands = [...read(guide).matchAll(/`(node --[^`]* main\.js)`/g)].map(
      ([, text]) => text,
    );
    expect(commands).not.toEqual([]);
    for (const command of commands) {
      const words = command?.split(' ').map((word) => JSON.stringify(word)) ?? [];
      expect(read('docker/Dockerfile')).toContain(`CMD [${words.join(', ')}]`);
    }
  },
);

it.each(Object.entries(ENVIRONMENTS))(
  '%s has no setting that other apps reject as unknown',
  (_, { shape }) => {
    expect(Object.keys(shape).filter((name) => !SETTING_NAMES.includes(name))).toEqual([]);
  },
);

it.each([
  ['its own variable', { API_PORT: '@', PORT: '1' }],
  ['PORT', { PORT: '@', API_PORT: '' }],
  ['the default', { DEFAULT_PORT: '@' }],
  [
    'PORT, if Kubernetes describes a service by its own variable',
    { API_PORT: 'tcp://10.0.0.1:80', PORT: '@' },
  ],
])('checks the health of a server at the port of %s', async (_, variables) => {
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/health/live' ? 200 : 404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const port = String((server.address() as AddressInfo).port);
  const env = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, value.replace('@', port)]),
  );
  expect(await healthCheck({ PORT_VARIABLE: 'API_PORT', ...env })).toBe(0);
  server.close();
  await once(server, 'close');
  expect(await healthCheck({ PORT_VARIABLE: 'API_PORT', ...env })).toBe(1);
});

async function healthCheck(env: Record<string, string>): Promise<number> {
  const program = spawn(process.execPath, [join(ROOT, 'docker/health-check.mjs')], {
    env,
    stdio: 'inherit',
  });
  return ((await once(program, 'exit')) as [number])[0];
}

function findSchemaErrors({ name, ...compose }: { name: string; services: object }): unknown[] {
  isCompose(compose);
  // `name` was added to the specification after this copy.
  return [...(isCompose.errors ?? []), ...(/^[a-z0-9][a-z0-9_-]*$/.test(name) ? [] : ['name'])];
}

function composeValidator() {
  const { $schema: _, ...schema } = JSON.parse(
    read('docker/compose-spec/compose-spec.json'),
  ) as Record<string, object>;
  const ajv = new Ajv2019({ strict: false, allErrors: true }).removeKeyword('id');
  ajv.addFormat('duration', /^(\d+(\.\d+)?(us|ms|s|m|h))+$/);
  ajv
    .addFormat('ports', /^[\w.${}:-]+$/)
    .addFormat('expose', /^\d+(-\d+)?$/)
    .addFormat('subnet_ip_address', true);
  return ajv.compile(schema);
}

/** Returns the instructions of each stage by name, starting with `FROM`. */
function parseStages(dockerfile: string): Map<string, string[]> {
  const lines = dockerfile
    .replace(/^#.*\n/gm, '')
    .replace(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean);
  const stages = new Map<string, string[]>();
  let stage: string[] = [];
  for (const line of lines) {
    const from = /^FROM (\S+)(?: AS (\S+))?$/.exec(line);
    if (from) stages.set(from[2] ?? 'image', (stage = []));
    stage.push(line);
  }
  return stages;
}

/** Returns the instructions of a stage and of its base stages. */
function readInstructions(name: string): string[] {
  const lines = DOCKERFILE.get(name) ?? [];
  const base = /^FROM (\S+)/.exec(lines[0] ?? '')?.[1] ?? '';
  return DOCKERFILE.has(base) ? [...readInstructions(base), ...lines] : lines;
}
