import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chromiumPath } from '@marquee/testing/ensure-chromium';
import { must } from '@marquee/testing/must';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { EXTENSION_ID, RESOURCE_MIME_TYPE } from '@modelcontextprotocol/ext-apps/server';
import { build } from 'esbuild';
import { chromium, type Browser } from 'playwright-core';
import { buildEvent, createTestMcpServer, type TestMcpServer } from './create-test-mcp-server.ts';

const URI = 'ui://marquee/events.html';
const SHOWS_VIEWS = { extensions: { [EXTENSION_ID]: { mimeTypes: [RESOURCE_MIME_TYPE] } } };
const WITH_VIEW = ['search_events', 'get_event'];

let mcp: TestMcpServer;
beforeAll(async () => {
  mcp = await createTestMcpServer({
    events: [
      buildEvent({
        title: 'Aurora Lane & <3',
        description: 'Songs of the north.',
        ticket_url: 'https://tickets.example/1',
      }),
      buildEvent({ title: 'Night of Chess', city: 'Paris', country: 'FR', status: 'cancelled' }),
      buildEvent({
        title: 'Long Fair',
        start_local: '2026-12-05T10:00:00',
        end_local: '2027-01-10T18:00:00',
      }),
    ],
  });
});
afterAll(() => mcp[Symbol.asyncDispose]());

async function connect(mode: 'legacy' | { pin: string }, capabilities: object) {
  const client = new Client(
    { name: 'test', version: '1' },
    { capabilities, versionNegotiation: { mode } },
  );
  await client.connect(new StreamableHTTPClientTransport(new URL(mcp.url)));
  return client;
}

describe.each([
  ['older revisions', 'legacy'],
  ['2026-07-28', { pin: '2026-07-28' }],
] as const)('views with %s', (_era, mode) => {
  it('are listed for a client that declares the extension', async () => {
    const client = await connect(mode, SHOWS_VIEWS);
    const { tools } = await client.listTools();
    for (const { name, _meta } of tools)
      expect([name, _meta?.['ui']]).toEqual([
        name,
        WITH_VIEW.includes(name) ? { resourceUri: URI } : undefined,
      ]);
    const plain = await connect(mode, {});
    // A model reads no _meta, so views cost it nothing.
    expect(tools.map(({ _meta, ...definition }) => definition)).toEqual(
      (await plain.listTools()).tools,
    );
    await plain.close();
    const { resources } = await client.listResources();
    expect(resources).toContainEqual(
      expect.objectContaining({ uri: URI, mimeType: RESOURCE_MIME_TYPE }),
    );
    const { contents } = await client.readResource({ uri: URI });
    expect(contents).toEqual([
      {
        uri: URI,
        mimeType: RESOURCE_MIME_TYPE,
        text: expect.stringMatching(/^<!doctype html>/),
        _meta: expect.anything(),
      },
    ]);
    await client.close();
  });

  it.each([
    ['declares nothing', {}],
    ['shows other documents', { extensions: { [EXTENSION_ID]: { mimeTypes: ['text/plain'] } } }],
  ])('are not listed for a client that %s', async (_what, capabilities) => {
    const client = await connect(mode, capabilities);
    expect(JSON.stringify(await client.listTools())).not.toContain('ui://');
    expect(JSON.stringify(await client.listResources())).not.toContain('ui://');
    await client.close();
  });
});

describe('the view in a client', () => {
  let browser: Browser;
  let host: string;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
    host = await bundleHost();
  }, 60_000);
  afterAll(() => browser.close());

  /** Shows the result of a tool in a sandboxed frame, with the host of the official library. */
  async function show(tool: string, given: Record<string, unknown>) {
    const client = await connect('legacy', SHOWS_VIEWS);
    const { contents } = await client.readResource({ uri: URI });
    const result = await client.callTool({ name: tool, arguments: given });
    await client.close();
    const page = await browser.newPage();
    await page.setContent(
      '<!doctype html><iframe sandbox="allow-scripts" style="width:40rem"></iframe>',
    );
    await page.addScriptTag({ content: host });
    const view = (contents[0] as { text: string }).text;
    await page.evaluate(
      async (parts) =>
        (globalThis as unknown as { showView: (parts: object) => Promise<void> }).showView(parts),
      { view, result, theme: 'light' },
    );
    const frame = must(page.frames()[1]);
    await frame.waitForSelector('h2');
    return {
      page,
      frame,
      requested: () =>
        page.evaluate(() => (globalThis as unknown as { requested: unknown[] }).requested),
    };
  }

  it('shows the rows of a search as text', async () => {
    const { page, frame } = await show('search_events', { status: 'all' });
    expect(await frame.locator('.event').count()).toBe(3);
    expect(await frame.locator('.name').allTextContents()).toContain('Aurora Lane & <3');
    expect(await frame.locator('.facts b').allTextContents()).toEqual(['Cancelled']);
    expect(await frame.locator('.event .button').count()).toBe(2);
    const days = await frame.locator('.leaf .day').allTextContents();
    expect(days.every((day) => /^\d{1,2}$/.test(day))).toBe(true);
    expect(await frame.locator('.event.off .name').allTextContents()).toEqual(['Night of Chess']);
    expect(await frame.locator('html').getAttribute('data-theme')).toBe('light');
    await page.close();
  });

  it('shows one event with its description', async () => {
    const { page, frame } = await show('get_event', { id_or_slug: await findSlug('Aurora') });
    expect(await frame.locator('.event').count()).toBe(1);
    expect(await frame.locator('.about').textContent()).toBe('Songs of the north.');
    await page.close();
  });

  it('lets the client open a link, and reports its height', async () => {
    const { page, frame, requested } = await show('search_events', { q: 'Aurora' });
    await frame.locator('.event .button').click();
    await frame.locator('.name a').click();
    await page.waitForFunction(
      () =>
        (globalThis as unknown as { requested: { url?: string }[] }).requested.filter(
          ({ url }) => url,
        ).length === 2,
    );
    expect(await requested()).toEqual(
      expect.arrayContaining([
        { url: 'https://tickets.example/1' },
        { url: expect.stringMatching(/^https:\/\/widgets\.test\/embed\/event\/aurora/) },
        { height: expect.any(Number) },
      ]),
    );
    await page.close();
  });

  it('states that nothing was found', async () => {
    const { page, frame } = await show('search_events', { city: 'Paris', on: '2031-01-01' });
    expect(await frame.locator('.empty').textContent()).toBe('No event matches.');
    await page.close();
  });
});

const findSlug = async (q: string): Promise<string> =>
  (await mcp.call('search_events', { q })).structuredContent.events[0].slug;

/**
 * Bundles a page script that is the client of a view: it sends the result and records what the view
 * requests.
 */
async function bundleHost(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: HOST, resolveDir: join(import.meta.dirname, '..'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    logLevel: 'warning',
  });
  return must(outputFiles[0]).text;
}

const HOST = `
import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge';

globalThis.requested = [];
globalThis.showView = ({ view, result, theme }) =>
  new Promise((resolve, reject) => {
    const frame = document.querySelector('iframe');
    const bridge = new AppBridge(null, { name: 'host', version: '1' }, { openLinks: {} }, { hostContext: { theme } });
    bridge.oninitialized = () => {
      bridge.sendToolInput({ arguments: {} }).then(() => bridge.sendToolResult(result)).then(resolve, reject);
    };
    bridge.onopenlink = async ({ url }) => {
      globalThis.requested.push({ url });
      return {};
    };
    bridge.onsizechange = ({ height }) => globalThis.requested.push({ height });
    bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow)).then(() => {
      frame.srcdoc = view;
    }, reject);
  });
`;
