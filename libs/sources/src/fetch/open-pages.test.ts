import { text } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import { pack } from 'tar-stream';
import { startStubServer } from '../testing/stub-server.ts';
import { createFetcher } from './fetch-address.ts';
import { openPages } from './open-pages.ts';
import { defaultAccess } from './settings.ts';

async function openAnswer(files: Record<string, string>) {
  const addresses: (string | undefined)[] = [];
  await using server = await startStubServer((request, response) => {
    addresses.push(request.url);
    const archive = pack();
    for (const [name, content] of Object.entries(files)) archive.entry({ name }, content);
    archive.finalize();
    archive.pipe(response.writeHead(200, { 'content-type': 'application/json' }));
  });
  const fetchAddress = createFetcher({ ...defaultAccess(), allowPrivate: true });
  const address = `${server.origin}/a`;
  const names: string[] = [];
  for await (const { name, content } of openPages(await fetchAddress(address), address, {
    fetchAddress,
    pauseMs: 0,
  })) {
    names.push(name, String((await text(content)).length));
  }
  return { addresses, names };
}

it('requests no further page after a large file', async () => {
  const list = '{"next": "/b", "items": [{"title": "Kites"}]}';
  expect(await openAnswer({ 'list.json': list, 'large.json': ' '.repeat(8_000_001) })).toEqual({
    addresses: ['/a'],
    names: ['list.json', '45', 'large.json', '8000001'],
  });
});

/** Reads pages of which each states the next one. */
async function openList(next: (origin: string) => string, maxMs?: number) {
  await using server = await startStubServer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ next: next(server.origin), items: [{ title: 'Kites' }] }));
  });
  const fetchAddress = createFetcher({ ...defaultAccess(), allowPrivate: true });
  const address = `${server.origin}/a`;
  const names: string[] = [];
  const options = { fetchAddress, pauseMs: 0, ...(maxMs !== undefined && { maxMs }) };
  try {
    for await (const { name, content } of openPages(
      await fetchAddress(address),
      address,
      options,
    )) {
      await text(content);
      names.push(name);
    }
  } catch (error) {
    return { names, error: String(error) };
  }
  return { names, error: null };
}

it('reads the first page of a list that continues on another host, and states that it is incomplete', async () => {
  const { names, error } = await openList(() => 'https://other.example/list?page=2');
  expect(names).toEqual(['a']);
  expect(error).toMatch(/next page is on another host, other\.example, .* incomplete/);
});

it('ends a list whose pages take too long, with an error', async () => {
  let page = 0;
  const { error } = await openList(() => `/b${String(++page)}`, -1);
  expect(error).toMatch(/the pages take longer/);
});
