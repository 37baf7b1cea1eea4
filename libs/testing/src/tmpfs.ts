import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';

const IN_MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 2 ** 30;

/**
 * Returns a folder in memory if there is room: creating and deleting the 700 files of each database
 * is slow on disk.
 */
export async function quickFolder(): Promise<string> {
  const room = await statfs(IN_MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0, // no Linux
  );
  return room >= ROOM_BYTES ? IN_MEMORY : tmpdir();
}
