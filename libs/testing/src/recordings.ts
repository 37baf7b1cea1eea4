import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where vendors' recorded answers lie, which may be tested with but not published. */
export const RECORDINGS = join(import.meta.dirname, '../../../../shared/data');

/** With REQUIRE_RECORDINGS, as in our CI, a test fails that does not find its own. */
export const hasRecordings = existsSync(join(RECORDINGS, 'payloads')) || Boolean(process.env['REQUIRE_RECORDINGS']);

/** Which tests jest leaves out, as patterns of paths. */
export const UNUSABLE_TESTS = hasRecordings ? [] : ['\\.recorded\\.test\\.ts$'];
