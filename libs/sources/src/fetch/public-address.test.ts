import { describe, expect, it } from '@jest/globals';
import { startStubServer } from '../testing/stub-server.ts';
import { createFetcher } from './fetch-address.ts';
import { defaultAccess } from './settings.ts';

describe('createFetcher for addresses that are not public', () => {
  const fetchPublic = createFetcher(defaultAccess());
  const REFUSED = /leads to \S+, which is not a public address; INGEST_ALLOW_PRIVATE=1 allows it\.$/;

  it.each([
    'http://127.0.0.1:9/a',
    'http://2130706433:9/a',
    'http://0x7f.1:9/a',
    'http://017700000001:9/a',
    'http://0:9/a',
    'http://[::1]:9/a',
    'http://[::ffff:127.0.0.1]:9/a',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost:9/a',
  ])('does not connect to %s', async (address) => {
    await expect(fetchPublic(address)).rejects.toThrow(REFUSED);
  });

  it('rejects a name with a private address before it sends a request', async () => {
    let requests = 0;
    await using server = await startStubServer((_request, response) => void response.end(String(++requests)));
    await expect(fetchPublic(server.origin)).rejects.toThrow(REFUSED);
    await expect(fetchPublic(server.origin.replace('127.0.0.1', 'localhost'))).rejects.toThrow(REFUSED);
    expect(requests).toBe(0);
  });
});
