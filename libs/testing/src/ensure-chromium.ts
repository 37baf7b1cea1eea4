import { existsSync } from 'node:fs';
import { installPackage } from './install-package.ts';

/** Where Chromium is on the systems that developers have; CHROMIUM names another. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const HOW = 'Tests of the widgets need Chromium: apt-get install chromium, or set CHROMIUM to where yours is.';

/** Tests of the widgets need a real browser, which npm does not bring: as root on Debian it is installed here. */
export async function ensureChromium(): Promise<void> {
  if (!isThere()) await installPackage('chromium', HOW);
}

/** The browser that tests start. Throws a sentence where there is none. */
export function chromiumPath(): string {
  const path = process.env['CHROMIUM'] ?? PLACES.find((place) => existsSync(place));
  if (path === undefined) throw new Error(HOW);
  return path;
}

const isThere = () => process.env['CHROMIUM'] !== undefined || PLACES.some((place) => existsSync(place));
