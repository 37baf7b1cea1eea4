import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { UnavailableError } from '@marquee/domain';
import { explainError } from './explain-error.ts';

const errorWith = (fields: object) => Object.assign(new Error('could not extend file'), fields);

describe('the explanation of an error', () => {
  it('names a full disk for file and PostgreSQL errors', () => {
    for (const code of ['ENOSPC', '53100'])
      expect(explainError(errorWith({ code }))).toContain('The disk is full');
  });

  it('names a full disk that a failed call of the database reports as its cause', () => {
    const cause = errorWith({ code: '53100' });
    expect(explainError(new UnavailableError('failed', 'failed', { cause }))).toContain(
      'The disk is full',
    );
  });

  it('names a folder without access', () => {
    expect(explainError(errorWith({ code: 'EACCES', path: '/srv/data' }))).toMatch(
      /no access to \/srv\/data.*MARQUEE_DATA/,
    );
  });

  it('names a data folder that cannot be created', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'marquee-explain-'));
    await writeFile(join(parent, 'file'), '');
    const error: unknown = await mkdir(join(parent, 'file', 'data'), { recursive: true }).catch(
      (cause: unknown) => cause,
    );
    expect(explainError(error)).toMatch(/cannot be created.*MARQUEE_DATA/);
    await rm(parent, { recursive: true });
  });

  it('contains the reason of every failed attempt', () => {
    expect(
      explainError(
        new AggregateError([new Error('refused by ::1'), new Error('refused by 127.0.0.1')]),
      ),
    ).toBe('refused by ::1, refused by 127.0.0.1');
  });
});
