import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createLinkWrapper } from './affiliate-link.ts';
import { parseAffiliates } from './affiliates.ts';

const fileOf = (...rules: object[]) => JSON.stringify({ rules });
const RULE = { partner: 'p', hosts: ['seller.example'], parameters: { aff: 'us' } };

describe('the affiliates file', () => {
  it('is refused with a sentence that names what is wrong', () => {
    const wrong: [string, string][] = [
      ['{', 'it is not JSON'],
      [fileOf({ ...RULE, hosts: ['https://seller.example'] }), 'rules.0.hosts.0 must be a host'],
      [fileOf({ ...RULE, template: 'https://p.example/?u={url}' }), 'rules.0 must have either'],
      [fileOf({ partner: 'p', hosts: ['seller.example'] }), 'rules.0 must have either'],
      [fileOf({ ...RULE, parameters: { aff: '{secret}' } }), 'rules.0.parameters.aff may hold'],
      [fileOf({ ...RULE, parameters: undefined, template: 'https://{url}/' }), 'rules.0.template must begin'],
      [fileOf({ ...RULE, parameters: undefined, template: 'http://p.example/{url}' }), 'rules.0.template must begin'],
      [fileOf({ ...RULE, parameters: undefined, template: 'https://p.example/' }), 'rules.0.template must hold {url}'],
      [fileOf({ ...RULE, parameters: { aff: '{publisher}' } }), 'rules.0 must have a publisher'],
      [fileOf(RULE, { ...RULE, partner: 'q' }), 'must name each host once'],
      [fileOf({ ...RULE, hots: ['x'] }), 'rules.0 Unrecognized key'],
    ];
    for (const [text, message] of wrong) expect(() => parseAffiliates(text)).toThrow(message);
  });

  it('has an example that is valid', () => {
    const example = readFileSync(new URL('../../../affiliates.example.json', import.meta.url), 'utf8');
    expect(parseAffiliates(example).length).toBeGreaterThan(4);
  });
});

describe('wrapping a link', () => {
  const wrap = createLinkWrapper(
    parseAffiliates(
      fileOf(
        { partner: 'all', hosts: ['seller.example'], parameters: { aff: 'all' } },
        {
          partner: 'uk',
          hosts: ['uk.seller.example'],
          publisher: '7',
          template: 'https://n.example/{publisher}/{click_id}?u={url}',
        },
      ),
    ),
  );
  const wrapped = (address: string) => wrap(new URL(address), 'id');

  it('goes by the longest host that fits, whole labels only', () => {
    expect(wrapped('https://www.seller.example/a').url).toBe('https://www.seller.example/a?aff=all');
    expect(wrapped('https://x.uk.seller.example/').programme).toBe('uk');
    expect(wrapped('https://notseller.example/')).toEqual({ url: 'https://notseller.example/', programme: null });
    expect(wrapped('https://seller.example.evil.test/').programme).toBeNull();
  });

  it('keeps the address whole inside the template', () => {
    const { url } = wrapped('https://uk.seller.example/a?b=c&u=https://evil.example#{click_id}');
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin + pathname).toBe('https://n.example/7/id');
    expect(searchParams.getAll('u')).toEqual(['https://uk.seller.example/a?b=c&u=https://evil.example#{click_id}']);
  });
});
