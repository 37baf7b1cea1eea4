import { chromiumPath } from '@marquee/testing/ensure-chromium';
import { chromium, type Browser } from 'playwright-core';

/** Starts Chromium with options that a container and the user root need. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
