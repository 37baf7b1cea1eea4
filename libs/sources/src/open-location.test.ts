import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import { pack } from 'tar-stream';
import { createFetcher } from './fetch/fetch-address.ts';
import { defaultAccess } from './fetch/settings.ts';
import { openLocation } from './open-location.ts';
import { startStubServer } from './testing/stub-server.ts';
import { unpack } from './unpack.ts';

const fetchHere = createFetcher({ ...defaultAccess(), allowPrivate: true });
const folders = await mkdtemp(join(tmpdir(), 'marquee-open-'));
afterAll(() => rm(folders, { recursive: true }));
const newFolder = () => mkdtemp(join(folders, 'one-'));

async function createTar(files: Record<string, string | Buffer>): Promise<Buffer> {
  const tar = pack();
  for (const [name, content] of Object.entries(files)) tar.entry({ name }, content);
  tar.entry({ name: 'folder/', type: 'directory' });
  tar.entry({ name: 'link.json', type: 'symlink', linkname: 'a.json' });
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function readContents(location: string): Promise<Record<string, string>> {
  const contents: Record<string, string> = {};
  for await (const file of openLocation(location, fetchHere))
    contents[file.name] = await text(file.content);
  return contents;
}

async function withServer<T>(
  listener: RequestListener,
  use: (address: string) => Promise<T>,
): Promise<T> {
  await using server = await startStubServer(listener);
  return await use(server.origin);
}

describe('openLocation for files', () => {
  it('opens a plain file and an empty one', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'events.csv'), 'title\n');
    await writeFile(join(folder, 'empty.csv'), '');
    expect(await readContents(join(folder, 'events.csv'))).toEqual({ 'events.csv': 'title\n' });
    expect(await readContents(join(folder, 'empty.csv'))).toEqual({ 'empty.csv': '' });
  });

  it('detects compression by content, not by name', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'events.json.gz'), gzipSync('[]'));
    await writeFile(join(folder, 'plain.gz'), '[1]');
    expect(await readContents(join(folder, 'events.json.gz'))).toEqual({ 'events.json': '[]' });
    expect(await readContents(join(folder, 'plain.gz'))).toEqual({ 'plain.gz': '[1]' });
  });

  it('yields the files of an archive without folders, links, dot-files and READMEs', async () => {
    const folder = await newFolder();
    const files = {
      'a/one.json': '1',
      'a/two.json.gz': '2',
      'README.md': 'no',
      '.github/x.yml': 'no',
      './b.json': '3',
    };
    const tar = await createTar(files);
    for (const [name, bytes] of [
      ['x.tar', tar],
      ['x.tar.gz', gzipSync(tar)],
      ['x.tgz', gzipSync(tar)],
    ] as const) {
      await writeFile(join(folder, name), bytes);
      const contents = await readContents(join(folder, name));
      expect(contents).toEqual({ 'a/one.json': '1', 'a/two.json.gz': '2', 'b.json': '3' });
    }
  });

  it('continues with the next file of an archive if a file was not read to its end', async () => {
    const folder = await newFolder();
    const big = randomBytes(300_000);
    const tar = await createTar({ a: big, b: big, 'c.gz': gzipSync(big), d: big });
    await writeFile(join(folder, 'x.tgz'), gzipSync(tar));
    const names: string[] = [];
    for await (const file of openLocation(join(folder, 'x.tgz'))) {
      names.push(file.name);
      if (file.name !== 'a') for await (const chunk of file.content) if (chunk.length > 0) break;
    }
    expect(names).toEqual(['a', 'b', 'c', 'd']);
  });

  it('allows the reader to stop early', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'x.tar'), await createTar({ '1': 'one', '2': 'two' }));
    for await (const file of openLocation(join(folder, 'x.tar'))) {
      expect(file.name).toBe('1');
      break;
    }
  });

  it('opens a folder in path order, and prefixes files of archives with the archive path', async () => {
    const folder = await newFolder();
    await mkdir(join(folder, 'seasons'));
    await writeFile(
      join(folder, 'seasons', '2025.tar.gz'),
      gzipSync(await createTar({ 'en.1.json': '{}' })),
    );
    await writeFile(join(folder, 'b.json'), 'b');
    await writeFile(join(folder, 'a.json'), 'a');
    await writeFile(join(folder, '.hidden'), 'no');
    await writeFile(join(folder, 'readme.txt'), 'no');
    await symlink('/etc/hostname', join(folder, 'link.json'));
    const contents = await readContents(folder);
    expect(Object.keys(contents)).toEqual(['a.json', 'b.json', 'seasons/2025/en.1.json']);
  });
});

describe('openLocation for unreadable locations', () => {
  it('reports a missing file and an empty folder', async () => {
    const folder = await newFolder();
    await expect(readContents('/no/such/file.csv')).rejects.toThrow(
      'There is no file or folder /no/such/file.csv.',
    );
    await expect(readContents(folder)).rejects.toThrow('contains no files to read');
  });

  it('reports an archive that is damaged, truncated or unsupported', async () => {
    const folder = await newFolder();
    const tar = await createTar({ '1': 'x'.repeat(5_000) });
    const damaged = {
      'cut.gz': gzipSync(Buffer.alloc(9_000, 'ab')).subarray(0, 25),
      'cut.tar': tar.subarray(0, 3_000),
    };
    for (const [name, bytes] of Object.entries(damaged)) await writeFile(join(folder, name), bytes);
    await writeFile(join(folder, 'x.zip'), 'PK\u0003\u0004rest');
    await expect(readContents(join(folder, 'cut.gz'))).rejects.toThrow(
      'cut.gz cannot be decompressed: unexpected end of file.',
    );
    await expect(readContents(join(folder, 'cut.tar'))).rejects.toThrow(
      /cut\.tar is a damaged tar archive/,
    );
    await expect(readContents(join(folder, 'x.zip'))).rejects.toThrow(
      'x.zip is a zip archive; unpack it first',
    );
  });
});

describe('openLocation for addresses', () => {
  it('stops unpacking an archive that exceeds the size limit', async () => {
    const bomb = unpack(
      { name: 'zeros.gz', content: Readable.from([gzipSync(Buffer.alloc(5_000_000))]) },
      '',
      {
        maxBytes: 1_000_000,
      },
    );
    const unpacking = (async () => {
      for await (const { content } of bomb) await text(content);
    })();
    await expect(unpacking).rejects.toThrow(
      'zeros.gz cannot be decompressed: it contains more than 1 MB.',
    );
  });

  it('sends a user agent and opens the response', async () => {
    const seen: (string | undefined)[] = [];
    const contents = await withServer(
      (request, response) => {
        seen.push(request.headers['user-agent']);
        response.end(gzipSync('[]'));
      },
      (address) => readContents(`${address}/feeds/events.json.gz?key=1`),
    );
    expect(contents).toEqual({ 'events.json': '[]' });
    expect(seen).toEqual([expect.stringMatching(/^Marquee\/\d+\.\d+\.\d+ \(event catalogue\)$/)]);
  });

  it('reports the status of an error without the key in the address', async () => {
    const fetching = withServer(
      (_request, response) => void response.writeHead(404).end(),
      (address) => readContents(`${address}/events?apikey=secret`),
    );
    await expect(fetching).rejects.toThrow(
      /^http:\/\/127\.0\.0\.1:\d+\/events responded 404 Not Found\.$/,
    );
  });

  it('reports a server that does not respond', async () => {
    const gone = await withServer(
      (_request, response) => void response.end(),
      (address) => Promise.resolve(address),
    );
    await expect(readContents(gone)).rejects.toThrow(/cannot be reached \(ECONNREFUSED\)/);
  });
});
