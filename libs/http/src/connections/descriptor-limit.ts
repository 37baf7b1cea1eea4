import { readFileSync } from 'node:fs';

/**
 * For files, the counters, the admin port and outgoing requests. Connections to the database are
 * counted in addition.
 */
const RESERVE = 64;
const MIN_CONNECTIONS = 16;

/**
 * Returns how many file descriptors this process may open; Infinity if the system does not report
 * it (only Linux does).
 */
function readDescriptorLimit(path = '/proc/self/limits'): number {
  try {
    return Number(/^Max open files\s+(\d+)/m.exec(readFileSync(path, 'utf8'))?.[1] ?? Infinity);
  } catch {
    return Infinity;
  }
}

/** Lowers a limit of connections so that enough file descriptors remain for everything else. */
export const fitConnections = (
  max: number,
  databasePoolSize: number,
  descriptors = readDescriptorLimit(),
): number => Math.min(max, Math.max(MIN_CONNECTIONS, descriptors - RESERVE - databasePoolSize));
