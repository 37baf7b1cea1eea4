import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';
import { findCircles } from '../testing/find-circles.ts';

const ROOT = join(import.meta.dirname, '../..');

interface ProjectGraph {
  graph: { dependencies: Record<string, { source: string; target: string }[]> };
}

/** Returns what each project of the workspace depends on, devDependencies included. */
async function readProjectGraph(): Promise<Map<string, string[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-graph-'));
  const file = join(folder, 'graph.json');
  const nx = join(ROOT, 'node_modules/nx/dist/bin/nx.js');
  await promisify(execFile)(process.execPath, [nx, 'graph', `--file=${file}`], { cwd: ROOT });
  const { graph } = JSON.parse(await readFile(file, 'utf8')) as ProjectGraph;
  await rm(folder, { recursive: true });
  return new Map(
    Object.entries(graph.dependencies).map(([name, used]) => [name, used.map((one) => one.target)]),
  );
}

it('the project graph of Nx has no circle', async () => {
  const projects = await readProjectGraph();
  expect(projects.get('@marquee/api')).toContain('@marquee/testing');
  expect(findCircles(projects)).toEqual([]);
});
