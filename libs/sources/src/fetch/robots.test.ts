import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import type { FetchAddress } from './fetch-address.ts';
import { createRobots, parseRobots, withRobots } from './robots.ts';

describe('robots.txt', () => {
  it.each([
    ['User-agent: *\nDisallow: /private', '/private/a', false],
    ['User-agent: *\nDisallow: /*?format=json', '/calendar?format=json', false],
    ['User-agent: *\nDisallow: /*?format=json', '/calendar', true],
    ['User-agent: *\nDisallow: /\nAllow: /api/', '/api/events', true],
    ['User-agent: *\nDisallow: /*.ics$', '/feed.ics', false],
    ['User-agent: *\nDisallow: /*.ics$', '/feed.ics?x=1', true],
    ['User-agent: other\nDisallow: /', '/a', true],
    ['User-agent: marquee\nDisallow: /\n\nUser-agent: *\nAllow: /', '/a', false],
    ['User-agent: a\nUser-agent: *\nDisallow: /x', '/x', false],
    ['User-agent: *\nDisallow:', '/a', true],
    ['<html>not found</html>', '/a', true],
  ])('%j decides %s: %p', (text, path, isAllowed) => {
    expect(parseRobots(text).isAllowed(path)).toBe(isAllowed);
  });

  it('is read once for a host, and refuses what it forbids', async () => {
    const { fetchAddress, requested } = stub(200, 'User-agent: *\nDisallow: /no');
    const polite = withRobots(fetchAddress, createRobots({ fetchAddress }));
    await polite('https://a.example/yes');
    await expect(polite('https://a.example/no')).rejects.toThrow('a.example/robots.txt forbids');
    expect(requested).toEqual(['https://a.example/robots.txt', 'https://a.example/yes']);
  });

  it('allows nothing while its server is broken, and everything if there is none', async () => {
    const broken = createRobots(stub(503, ''));
    await expect(broken.check('https://a.example/a')).rejects.toThrow('robots.txt');
    await expect(createRobots(stub(404, '')).check('https://a.example/a')).resolves.toBeUndefined();
  });
});

function stub(status: number, text: string) {
  const requested: string[] = [];
  const fetchAddress: FetchAddress = (address) => {
    requested.push(address);
    const content = Readable.from([Buffer.from(text)]);
    return Promise.resolve({ status, header: () => null, name: 'x', content });
  };
  return { fetchAddress, requested };
}
