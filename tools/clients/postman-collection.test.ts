import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { OTHER_ENDPOINTS } from '../../apps/api/src/other-endpoints.ts';
import { routes } from '../../apps/api/src/routes.ts';
import { COLLECTION, generatePostmanCollection } from './postman-collection.ts';

interface Collection {
  item: {
    item: {
      request: { method: string; url: { raw: string; path: string[] }; body?: { raw: string } };
    }[];
  }[];
}

describe('the Postman collection', () => {
  it('is current; otherwise run `npm run client`', async () => {
    expect(await readFile(COLLECTION, 'utf8')).toBe(generatePostmanCollection());
  });

  it('has a request for every endpoint, with a body of JSON', () => {
    const { item: folders } = JSON.parse(generatePostmanCollection()) as Collection;
    const requests = folders.flatMap(({ item }) => item.map(({ request }) => request));
    const expected = [
      ...routes.map(({ method, path }) => `${method.toUpperCase()} ${path}`),
      ...OTHER_ENDPOINTS.map(({ path }) => `GET ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    ];
    expect(requests.map(({ method, url }) => `${method} /${url.path.join('/')}`).sort()).toEqual(
      expected.sort(),
    );
    for (const { body } of requests)
      if (body) expect(JSON.parse(body.raw)).toEqual(expect.any(Object));
  });
});
