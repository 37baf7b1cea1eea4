/**
 * Returns the CPU time that the work takes, in milliseconds: unlike elapsed time, it is about the
 * same on a busy machine.
 */
export async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
