import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const DOCKER = join(import.meta.dirname, '../../docker');
export const CHART = join(DOCKER, 'chart');
export const VALUES = join(DOCKER, 'kubernetes/values');
export const MANIFESTS = join(DOCKER, 'kubernetes/manifests');

/**
 * Returns the SHA-256 of the chart and a file of values, in hexadecimal. The manifests state the
 * one they were rendered from.
 */
export async function chartChecksum(valuesFile: string): Promise<string> {
  const files: string[] = [];
  for await (const file of glob('**/*.{yaml,tpl}', { cwd: CHART })) files.push(file);
  const hash = createHash('sha256');
  for (const path of [...files.sort().map((file) => join(CHART, file)), join(VALUES, valuesFile)])
    hash.update(await readFile(path)).update('\0');
  return hash.digest('hex');
}
