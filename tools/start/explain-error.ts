import { UnavailableError } from '@marquee/domain';

const FULL_DISK = new Set(['ENOSPC', 'EDQUOT', '53100']); // 53100: PostgreSQL's disk_full
const FORBIDDEN = new Set(['EACCES', 'EPERM', 'EROFS']);

/** Returns what is wrong, and what to do if the cause is known. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof UnavailableError && error.cause !== undefined)
    return explainError(error.cause);
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (code !== undefined && FULL_DISK.has(code))
    return `The disk is full${at(path)}: ${error.message}. Free at least 1 GB, or set MARQUEE_DATA to a folder on another disk.`;
  if (code !== undefined && FORBIDDEN.has(code) && path !== undefined)
    return `This user has no access to ${path} (${code}). Set MARQUEE_DATA to a folder that can be written, or run as the user that owns it.`;
  if (syscall === 'mkdir' && path !== undefined)
    return `The folder ${path} cannot be created (${String(code)}). Set MARQUEE_DATA to a folder that can be written.`;
  if (error instanceof AggregateError && error.message === '')
    return error.errors.map(explainError).join(', ');
  return error.message;
}

const at = (path: string | undefined) => (path === undefined ? '' : ` (${path})`);
