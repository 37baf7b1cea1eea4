import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ingest } from '@marquee/ingest';
import { must } from '@marquee/testing/must';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createAccountWeb, type AccountWeb } from './account-fixture.ts';
import { buildEvent } from './create-test-web.ts';
import { launchBrowser } from './launch-browser.ts';
import { createOperator } from './operator-fixture.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let web: AccountWeb;
let browser: Browser;
beforeAll(async () => {
  web = await createAccountWeb({}, { host: 'localhost' });
  await ingest(web.database, {
    source: { name: 'agenda' },
    records: [buildEvent({ title: 'One night' })],
  });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await web[Symbol.asyncDispose]();
});

async function setSession(context: BrowserContext, cookie: string): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: web.url }]);
}

/** Gives the browser an authenticator that is part of the device. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    setVerified: (isUserVerified: boolean) =>
      client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(AXE);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const violations = await page.evaluate(
      `axe.run(document).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0].html.slice(0, 160)))`,
    );
    expect({ url: page.url(), colorScheme, violations }).toEqual({
      ...{ url: page.url(), colorScheme },
      violations: [],
    });
  }
}

it('an operator adds a passkey, opens the console with it and confirms a removal with it', async () => {
  const { email, signedInFor } = await createOperator(web);
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) errors.push(message.text());
  });
  const authenticator = await addAuthenticator(page);
  await setSession(context, await web.signIn(email));
  await page.goto(`${web.url}/account/passkeys`);
  expect(await page.getByText('needs JavaScript').isVisible()).toBe(false);
  await page.getByLabel('Name of the passkey').fill('Test <laptop>');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('cell', { name: 'Test <laptop>' }).waitFor();
  await expectAccessible(page);

  await setSession(context, await web.signIn(email));
  await page.goto(`${web.url}/console/log`);
  expect(new URL(page.url()).pathname).toBe('/account/passkeys/use');
  await expectAccessible(page);
  expect(await page.getByText('The passkey was not accepted').isVisible()).toBe(false);
  await authenticator.setVerified(false);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('The passkey was not accepted').waitFor();
  await authenticator.setVerified(true);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL(`${web.url}/console/log`);
  await page.getByText('use passkey Test <laptop>').waitFor();

  const { rows } = await web.database.pool.query<{ slug: string }>('SELECT slug FROM event');
  await page.goto(`${web.url}/console/events?event=${must(rows[0]).slug}`);
  await signedInFor(0.3);
  const form = page.locator('form[action="/console/events/remove"]');
  await form.getByRole('button').click();
  await page.getByText('Nothing has been changed yet').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByText('Removed the event').waitFor();
  await page.goto(`${web.url}/console/log`);
  await page.getByText('remove event').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

it('a page without script states what a passkey needs', async () => {
  const { email } = await createOperator(web);
  const context = await browser.newContext({ javaScriptEnabled: false });
  await setSession(context, await web.signIn(email));
  const page = await context.newPage();
  await page.goto(`${web.url}/account/passkeys`);
  expect(await page.getByText('needs JavaScript').isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Add a passkey' }).isVisible()).toBe(false);
  await context.close();
});
