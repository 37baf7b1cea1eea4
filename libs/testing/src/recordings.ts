import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of recorded vendor responses, which must not be published. */
export const RECORDINGS = join(import.meta.dirname, '../../../../shared/data');

/** With REQUIRE_RECORDINGS, as in our CI, a test fails that does not find its own. */
export const hasRecordings =
  existsSync(join(RECORDINGS, 'payloads')) || Boolean(process.env['REQUIRE_RECORDINGS']);

/** Path patterns of the tests that jest skips. */
export const UNUSABLE_TESTS = hasRecordings ? [] : ['\\.recorded\\.test\\.ts$'];
