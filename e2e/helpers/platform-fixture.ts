import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { ingest } from '@marquee/ingest';
import type { RawEvent } from '@marquee/sources';
import { chromiumPath } from '@marquee/testing/ensure-chromium';
import { freePort } from '@marquee/testing/free-port';
import { listMails } from '@marquee/testing/list-mails';
import { must } from '@marquee/testing/must';
import { waitFor } from '@marquee/testing/wait-for';
import { chromium, type Page } from 'playwright-core';
import {
  connectDependencies as connectApi,
  createApp as createApi,
} from '../../apps/api/src/index.ts';
import {
  connectDependencies as connectWeb,
  createApp as createWeb,
} from '../../apps/web/src/index.ts';
import { createTestWorker, HASH_SECRET } from '../../apps/worker/test/create-test-worker.ts';

/** Starts API, website, worker and a browser on one database and data folder. */

export async function createPlatform() {
  const [apiPort, webPort] = [await freePort(), await freePort()];
  const addresses = { api: local(apiPort), widgets: 'https://widgets.test', web: local(webPort) };
  const worker = await createTestWorker({
    WEBHOOKS_ALLOW_PRIVATE: '1',
    PUBLIC_API_URL: addresses.api,
    PUBLIC_WEB_URL: addresses.web,
  });
  const settings = {
    databaseUrl: worker.database.url,
    logLevel: 'silent' as const,
    addresses,
    hashSecrets: [HASH_SECRET] as const,
    allowPrivateWebhooks: true,
    deadlineMs: 20_000, // long enough for a busy machine
  };
  const api = connectApi({ ...settings, dataFolder: worker.dataFolder });
  const web = connectWeb(settings);
  const servers = [serveAt(apiPort, createApi(api)), serveAt(webPort, createWeb(web))];
  const args = ['--no-sandbox', '--disable-dev-shm-usage'];
  const browser = await chromium.launch({ executablePath: chromiumPath(), args });
  worker.start();

  /** Signs in with the link of the mail that the worker sends. */
  async function signIn(email: string): Promise<Page> {
    const page = await (await browser.newContext()).newPage();
    await page.goto(`${addresses.web}/account/sign-in`);
    await page.getByLabel('E-mail address').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await page.goto(await mailedLink(join(worker.dataFolder, 'outbox'), email));
    await page.waitForURL(`${addresses.web}/account`);
    return page;
  }

  return {
    ...worker,
    addresses,
    usageRecorder: api.usageRecorder,
    signIn,
    visit: async () => (await browser.newContext()).newPage(),
    ingest: (records: RawEvent[]) =>
      ingest(worker.database, { source: { name: 'agenda' }, records }),
    [Symbol.asyncDispose]: async () => {
      await browser.close();
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
      await web[Symbol.asyncDispose]();
      await api[Symbol.asyncDispose]();
      await worker[Symbol.asyncDispose]();
    },
  };
}
export type Platform = Awaited<ReturnType<typeof createPlatform>>;

const local = (port: number) => `http://127.0.0.1:${String(port)}`;
const serveAt = (port: number, app: RequestListener) => createServer(app).listen(port, '127.0.0.1');

const LINK = /http:\/\/127\.0\.0\.1:\d+\/account\/enter\?token=[\w-]{43}/;

async function mailedLink(folder: string, email: string): Promise<string> {
  let link: string | undefined;
  await waitFor(async () => {
    for (const path of await listMails(folder)) {
      const mail = (await readFile(path, 'utf8')).replaceAll('=\r\n', '').replaceAll('=3D', '=');
      if (mail.includes(email)) link = LINK.exec(mail)?.[0] ?? link;
    }
    return link !== undefined;
  });
  return must(link);
}
