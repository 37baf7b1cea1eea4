import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The user that PostgreSQL runs as. If empty, the user of this process. */
export interface Owner {
  uid?: number;
  gid?: number;
}

/**
 * Returns the user that runs the PostgreSQL of `cluster`. PostgreSQL refuses to run as root: as
 * root it runs as the owner of the cluster, and a new cluster belongs to the user `postgres`, who
 * is created if necessary.
 */
export async function clusterOwner(cluster: string): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  const existing = await stat(cluster).catch(() => null);
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  const readId = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  await readId('-u').catch(() =>
    run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']),
  );
  return { uid: await readId('-u'), gid: await readId('-g') };
}

/** Whether the user may enter this folder and all folders above it. */
export const canEnter = (owner: Owner, folder: string): Promise<boolean> =>
  run('test', ['-x', folder], { ...owner, cwd: '/' }).then(
    () => true,
    () => false,
  );
