// A group of processes with a limit of memory, as a container has. Needs root on Linux.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { waitFor } from '@marquee/testing/wait-for';

const ROOT = '/sys/fs/cgroup';

/** Creates a group, with the first version of cgroups or the second. */
export async function createMemoryGroup(name: string, megabytes: number) {
  const isFirst = existsSync(join(ROOT, 'memory'));
  const folder = join(ROOT, isFirst ? 'memory' : '', name);
  await mkdir(folder);
  const bytes = String(megabytes * 1_048_576);
  await writeFile(join(folder, isFirst ? 'memory.limit_in_bytes' : 'memory.max'), bytes);
  return {
    /** Runs a program in the group. */
    wrapper: ['sh', '-c', `echo $$ > ${folder}/cgroup.procs && exec "$@"`, 'sh'],
    /** How many processes the kernel has ended. */
    countEnded: async (): Promise<number> => {
      const file = isFirst ? 'memory.oom_control' : 'memory.events';
      const text = await readFile(join(folder, file), 'utf8');
      return Number(/^oom_kill (\d+)/m.exec(text)?.[1] ?? 0);
    },
    /** Waits until the last process has ended. */
    [Symbol.asyncDispose]: async () => {
      await waitFor(async () => (await readFile(join(folder, 'cgroup.procs'), 'utf8')) === '');
      await rmdir(folder);
    },
  };
}
