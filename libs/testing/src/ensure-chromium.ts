import { existsSync } from 'node:fs';
import { installPackage } from './install-package.ts';

/** Common paths of Chromium. The variable CHROMIUM sets another one. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const HOW =
  'Tests of the widgets need Chromium: apt-get install chromium, or set CHROMIUM to where yours is.';

/** Installs Chromium, which the widget tests need, if this process is root on Debian. */
export async function ensureChromium(): Promise<void> {
  if (!isThere()) await installPackage('chromium', HOW);
}

/** Returns the path of the browser. Throws if there is none. */
export function chromiumPath(): string {
  const path = process.env['CHROMIUM'] ?? PLACES.find((place) => existsSync(place));
  if (path === undefined) throw new Error(HOW);
  return path;
}

const isThere = () =>
  process.env['CHROMIUM'] !== undefined || PLACES.some((place) => existsSync(place));
