import { existsSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../shared/data');

/** Vendors' recorded answers may be tested with, but not published. CI has them: there, a test fails that does not find its own. */
export const hasRecordings = existsSync(FOLDER) || process.env['CI'] !== undefined;

/** Which tests jest leaves out, as patterns of paths. */
export const UNUSABLE_TESTS = hasRecordings ? [] : ['\\.recorded\\.test\\.ts$'];
