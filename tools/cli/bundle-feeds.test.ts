import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { defaultAccess, openLocation, packFiles } from '@marquee/sources';
import { startStubServer } from '@marquee/sources/testing';
import { bundleFeeds } from './bundle-feeds.ts';

const root = await mkdtemp(join(tmpdir(), 'marquee-bundle-'));
afterAll(() => rm(root, { recursive: true }));

const conference = (startDate: string) =>
  JSON.stringify([
    { name: 'Owl Conf', startDate, url: 'https://owl.example', mail: 'ann@owl.example' },
  ]);

/** Serves an archive of a repository, and refreshes the copy of the feed. */
async function bundle(files: Record<string, string>) {
  const contents = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const);
  const archive = await packFiles(new Map(contents));
  await using server = await startStubServer((_, response) => response.end(archive));
  const sourcesFile = join(root, 'sources.json');
  const feed = { name: 'owl', title: 'Owl', format: 'confs-tech', trust: 50, schedule: null };
  const more = { location: server.origin, sample: 'data/sample/owl', licence: 'MIT' };
  await writeFile(sourcesFile, JSON.stringify([{ ...feed, ...more }]));
  await mkdir(join(root, 'data/sample/owl'), { recursive: true });
  await writeFile(join(root, 'data/sample/owl/old.json'), 'old');
  const access = { ...defaultAccess(), allowPrivate: true };
  const now = new Date('2026-12-01T00:00:00Z');
  const [result] = await bundleFeeds({ names: ['owl'], sourcesFile, root, access, now });
  return { result, copies: await readdir(join(root, 'data/sample/owl')) };
}

async function readCopy(): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for await (const { name, content } of openLocation(join(root, 'data/sample/owl/owl.tar.gz'))) {
    let text = '';
    for await (const chunk of content) text += String(chunk);
    texts[name] = text;
  }
  return texts;
}

it('bundles the files that the reader reads, without addresses of people, and the licence', async () => {
  const files = {
    'repo/LICENSE': 'MIT, ann@owl.example',
    'repo/conferences/2027/owl.json': conference('2027-03-01'),
    'repo/site/large.js': 'code',
  };
  const { result, copies } = await bundle(files);
  expect(result).toMatchObject({ upcoming: 1, reason: null });
  expect(copies).toEqual(['owl.tar.gz']);
  expect(await readCopy()).toEqual({
    'repo/LICENSE': 'MIT, ann@owl.example',
    'repo/conferences/2027/owl.json': conference('2027-03-01').replace('ann@owl.example', ''),
  });
  const before = await readFile(join(root, 'data/sample/owl/owl.tar.gz'));
  await bundle(files);
  expect(await readFile(join(root, 'data/sample/owl/owl.tar.gz'))).toEqual(before);
});

it('leaves the copy of a feed that has nothing ahead', async () => {
  const { result, copies } = await bundle({ 'repo/2020/owl.json': conference('2020-03-01') });
  expect(result).toMatchObject({ bytes: null, reason: 'nothing lies ahead' });
  expect(copies).toContain('old.json');
});

it('states that an archive has no licence', async () => {
  const { result } = await bundle({ 'repo/2027/owl.json': conference('2027-03-01') });
  expect(result?.reason).toBe('its archive has no licence file: MIT');
});

it('refuses the name of a feed without a copy', async () => {
  const sourcesFile = join(root, 'none.json');
  await writeFile(sourcesFile, '[]');
  const options = { root, access: defaultAccess(), sourcesFile };
  await expect(bundleFeeds({ ...options, names: ['nowhere'] })).rejects.toThrow('"nowhere"');
});
