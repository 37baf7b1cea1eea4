import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { parse } from 'yaml';

interface Step {
  id?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}
interface Job {
  if?: string;
  needs?: string | string[];
  outputs?: Record<string, string>;
  permissions?: Record<string, string>;
  'timeout-minutes'?: number;
  strategy?: { matrix: { app: string[] } };
  steps: Step[];
}
interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const FOLDER = join(import.meta.dirname, '../../.github/workflows');
const read = (file: string) => readFileSync(join(FOLDER, file), 'utf8');
const workflow = (file: string) => parse(read(file)) as Workflow;
const FILES = readdirSync(FOLDER);
const DOCKERFILE = readFileSync(join(import.meta.dirname, '../../docker/Dockerfile'), 'utf8');
const jobsOf = (file: string) => Object.entries(workflow(file).jobs);
const stepsOf = (file: string) => jobsOf(file).flatMap(([, { steps }]) => steps);

describe.each(FILES)('the workflow %s', (file) => {
  it('may only read, except where it publishes', () => {
    expect(workflow(file).permissions).toEqual({ contents: 'read' });
    const further = jobsOf(file).flatMap(([name, { permissions }]) =>
      permissions ? [[name, permissions]] : [],
    );
    const publish = ['publish', { contents: 'read', packages: 'write', 'id-token': 'write' }];
    expect(further).toEqual(file === 'images.yml' ? [publish] : []);
  });

  it('limits the time of each job', () => {
    for (const [, job] of jobsOf(file)) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });

  it('pins each action by digest and names its version', () => {
    const used = read(file).match(/uses: .*/g) ?? [];
    expect(used.length).toBeGreaterThan(0);
    for (const line of used)
      expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('puts no expression into a script and leaves no token in the checkout', () => {
    for (const { uses = '', run = '', with: inputs } of stepsOf(file)) {
      expect(run).not.toContain('${{');
      if (uses.startsWith('actions/checkout@'))
        expect(inputs).toEqual({ 'persist-credentials': false });
    }
  });
});

describe('the images', () => {
  const { base, build, publish } = workflow('images.yml').jobs;
  const inputs = (job: Job | undefined, action: string) =>
    must(must(job).steps.find(({ uses }) => uses?.startsWith(`${action}@`))).with;

  it('are all those of the Dockerfile', () => {
    const stages = DOCKERFILE.split(/^FROM \S+ AS /m);
    const images = stages
      .filter((stage) => stage.includes('COPY --from=build'))
      .map((stage) => stage.split('\n', 1)[0]);
    expect(images.length).toBeGreaterThan(5);
    for (const job of [build, publish])
      expect(job?.strategy?.matrix.app.toSorted()).toEqual(images.toSorted());
  });

  it('are built on one base image, by the digest that its tag has at the time', () => {
    const resolve = must(base?.steps.find(({ id }) => id === 'resolve')).run ?? '';
    const [, expression = ''] = /sed --quiet '([^']+)' (\S+)\)/.exec(resolve) ?? [];
    expect(expression).toBe('s/^ARG NODE=//p');
    expect(DOCKERFILE.match(/^ARG NODE=\S+$/gm)).toHaveLength(1);
    expect(DOCKERFILE).not.toMatch(/^FROM node/m);
    expect(base?.outputs).toEqual({ image: '${{ steps.resolve.outputs.image }}' });
    for (const job of [build, publish]) {
      expect([job?.needs].flat()).toContain('base');
      expect(inputs(job, 'docker/build-push-action')).toMatchObject({
        'build-args': 'APP=${{ matrix.app }}\nNODE=${{ needs.base.outputs.image }}\n',
      });
    }
  });

  it('are scanned before they are published, and only published for a tag', () => {
    expect(inputs(build, 'aquasecurity/trivy-action')).toMatchObject({
      'image-ref': inputs(build, 'docker/build-push-action')?.['tags'],
      'exit-code': '1',
    });
    expect(inputs(build, 'docker/build-push-action')).not.toHaveProperty('push');
    expect([publish?.needs, publish?.if]).toEqual([
      ['base', 'build'],
      "github.event_name == 'push'",
    ]);
  });

  it('have two architectures, an SBOM, provenance and a signature of their digest', () => {
    expect(inputs(publish, 'docker/build-push-action')).toMatchObject({
      platforms: 'linux/amd64,linux/arm64',
      push: true,
      sbom: true,
      provenance: 'mode=max',
    });
    const signing = publish?.steps.at(-1);
    expect(signing?.run).toBe('cosign sign --yes --recursive "$IMAGE@$DIGEST"');
    expect(signing?.env).toEqual({ DIGEST: '${{ steps.push.outputs.digest }}' });
    expect(publish?.steps.find(({ id }) => id === 'push')?.uses).toMatch(
      /^docker\/build-push-action@/,
    );
  });
});
