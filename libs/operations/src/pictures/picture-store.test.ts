import { createHash, createHmac } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openFileStore, openPictureStore } from './picture-store.ts';
import type { FileStore, PictureStore } from './store.ts';

const ID = '0b5a3f1e9c7d2846a1b3c5d7e9f01234';
const NAME = `${ID}-320.jpg`;
const ACCESS = {
  region: 'eu-test-1',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG',
};

let folder: string;
let bucket: Bucket;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  bucket = await startBucket();
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await bucket.close();
});

const stores: [string, () => PictureStore][] = [
  ['a folder', () => openPictureStore({ folder })],
  ['a bucket', () => openPictureStore({ s3: { ...ACCESS, url: `${bucket.url}/bucket/prefix/` } })],
];

describe.each(stores)('the store in %s', (_, open) => {
  it('returns what was written until it is removed', async () => {
    const store = open();
    expect(await store.read(NAME)).toBeNull();
    await store.write(NAME, Buffer.from('one'));
    await store.write(NAME, Buffer.from('one'));
    expect((await store.read(NAME))?.toString()).toBe('one');
    await store.remove(NAME);
    await store.remove(NAME);
    expect(await store.read(NAME)).toBeNull();
  });

  it.each(['../../etc/passwd', `${ID}-321.jpg`, `${ID}-320.svg`, `../${NAME}`, ' '])(
    'has no file of another name: "%s"',
    async (name) => {
      const store = open();
      expect(await store.read(name)).toBeNull();
      await expect(store.write(name, Buffer.from('x'))).rejects.toThrow(
        'is not the name of a picture',
      );
      await expect(store.remove(name)).rejects.toThrow('is not the name of a picture');
    },
  );
});

const fileStores: [string, () => FileStore][] = [
  ['a folder', () => openFileStore({ folder })],
  ['a bucket', () => openFileStore({ s3: { ...ACCESS, url: `${bucket.url}/exports` } })],
];

it.each(fileStores)('other files have their names in %s', async (_, open) => {
  const store = open();
  expect(await store.has('days/1.parquet')).toBe(false);
  await store.write('days/1.parquet', Buffer.from('one'));
  await store.write('days/1.parquet', Buffer.from('two'));
  expect(await store.has('days/1.parquet')).toBe(true);
  expect((await store.read('days/1.parquet'))?.toString()).toBe('two');
});

it('leaves no temporary file in a folder', async () => {
  const store = openPictureStore({ folder });
  await store.write(NAME, Buffer.from('two'));
  expect(await readdir(join(folder, ID.slice(0, 2)))).toEqual([NAME]);
  await store.remove(NAME);
});

describe('a bucket', () => {
  it('gets the media type and the caching of each file', async () => {
    await openPictureStore({ s3: { ...ACCESS, url: `${bucket.url}/bucket` } }).write(
      NAME,
      Buffer.from('three'),
    );
    expect(bucket.headers()).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('that refuses the signature fails the request', async () => {
    const s3 = { ...ACCESS, secretAccessKey: 'other', url: `${bucket.url}/bucket` };
    const store = openPictureStore({ s3 });
    await expect(store.read(NAME)).rejects.toThrow('The bucket responded 403 to GET.');
    await expect(store.write(NAME, Buffer.from('x'))).rejects.toThrow('responded 403 to PUT.');
    await expect(store.remove(NAME)).rejects.toThrow('responded 403 to DELETE.');
  });
});

interface Bucket {
  url: string;
  headers: () => IncomingMessage['headers'];
  close: () => Promise<void>;
}

/** A server of objects that checks the signature of each request (AWS Signature Version 4). */
async function startBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  let headers: IncomingMessage['headers'] = {};
  const server: Server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const body = Buffer.concat(chunks);
      const path = req.url ?? '';
      headers = req.headers;
      if (!isSigned(req, body)) return res.writeHead(403).end();
      if (req.method === 'PUT') objects.set(path, body);
      if (req.method === 'DELETE') objects.delete(path);
      const found = objects.get(path);
      if (req.method === 'GET' || req.method === 'HEAD')
        return res.writeHead(found ? 200 : 404).end(found);
      return res.writeHead(req.method === 'DELETE' ? 204 : 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    headers: () => headers,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function isSigned(req: IncomingMessage, body: Buffer): boolean {
  const [, scope = '', signed = '', signature] =
    /Credential=[^/]+\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(
      req.headers.authorization ?? '',
    ) ?? [];
  const payload = String(req.headers['x-amz-content-sha256']);
  const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
  const names = signed.split(';');
  const canonical = [
    req.method,
    req.url,
    '',
    ...names.map((name) => `${name}:${String(req.headers[name])}`),
    '',
    signed,
    payload,
  ].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', req.headers['x-amz-date'], scope, sha256(canonical)].join(
    '\n',
  );
  const hmac = (key: string | Buffer, text: string) =>
    createHmac('sha256', key).update(text).digest();
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${ACCESS.secretAccessKey}`);
  const isOwnBody = payload === 'UNSIGNED-PAYLOAD' || payload === sha256(body);
  return isOwnBody && hmac(key, toSign).toString('hex') === signature;
}
