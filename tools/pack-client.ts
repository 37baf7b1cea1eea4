// npm run client:pack: builds @marquee/client for npm in dist/packages, with a tarball.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buildClientPackage } from './clients/client-package.ts';

const PACKAGES = join(import.meta.dirname, '../dist/packages');

const folder = await buildClientPackage(join(PACKAGES, 'client'));
const tarball = execFileSync('npm', ['pack', '--silent', '--pack-destination', PACKAGES], {
  cwd: folder,
}).toString();
console.log(join(PACKAGES, tarball.trim()));
