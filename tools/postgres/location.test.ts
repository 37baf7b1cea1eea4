import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLocation, findAbandonedDatabases, findLocation, SYSTEM_FOLDER } from './location.ts';
import { canEnter, clusterOwner } from './owner.ts';

const isRoot = process.getuid?.() === 0;

describe('the location of the embedded database', () => {
  let parent: string;
  let folder: string;
  const created: string[] = [];

  beforeEach(async () => {
    // mode 0700, with a space and a letter outside ASCII
    parent = await mkdtemp(join(tmpdir(), 'marquee élan -'));
    folder = join(parent, 'data');
  });
  afterEach(async () => {
    for (const path of [parent, ...created.splice(0)])
      await rm(path, { recursive: true, force: true });
  });

  async function create(inFolder = folder) {
    const location = await createLocation(inFolder, await clusterOwner(join(inFolder, 'cluster')));
    created.push(location);
    return location;
  }

  it('is a folder that its owner can enter, in the data folder if possible', async () => {
    const location = await create();
    expect(await canEnter(await clusterOwner(join(location, 'cluster')), location)).toBe(true);
    expect(location.startsWith(isRoot ? SYSTEM_FOLDER : parent)).toBe(true);
    await chmod(parent, 0o755);
    const open = join(parent, 'open');
    expect(await create(open)).toBe(open);
  });

  it('is found after the data folder was moved', async () => {
    const location = await create();
    expect(await findLocation(folder)).toBe(location);
    if (!isRoot) return; // a database inside its data folder moves with it
    const moved = join(parent, 'moved');
    await rename(folder, moved);
    expect(await findLocation(moved)).toBe(location);
    expect(await findAbandonedDatabases()).not.toContainEqual(
      expect.objectContaining({ location }),
    );
  });

  it('differs for each data folder, and is not shared with a copy of one', async () => {
    const location = await create();
    const other = join(parent, 'other');
    expect(await create(other)).not.toBe(location);
    const copy = join(parent, 'copy');
    await cp(folder, copy, { recursive: true });
    if (isRoot) await expect(findLocation(copy)).rejects.toThrow('is a copy of');
    else expect(await findLocation(copy)).toBe(copy);
  });

  it('is reported as abandoned after the data folder was deleted', async () => {
    const location = await create();
    await rm(folder, { recursive: true });
    expect(existsSync(location)).toBe(isRoot);
    const second = await create();
    const abandoned = (await findAbandonedDatabases()).map((database) => database.location);
    expect(abandoned.includes(location)).toBe(isRoot);
    if (!isRoot) expect(abandoned).toEqual([]); // it cannot read the data folders of root
    expect(abandoned).not.toContain(second);
  });

  it('causes an error that names it if it no longer exists', async () => {
    const location = await create();
    await rm(location, { recursive: true });
    if (isRoot) await expect(findLocation(folder)).rejects.toThrow(location);
    else expect(await findLocation(folder)).toBe(folder);
    await mkdir(location, { recursive: true });
  });
});
