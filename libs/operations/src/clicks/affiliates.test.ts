import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createLinkWrapper } from './affiliate-link.ts';
import { parseAffiliates } from './affiliates.ts';

const buildFile = (...rules: object[]) => JSON.stringify({ rules });
const RULE = { partner: 'p', hosts: ['seller.example'], parameters: { aff: 'us' } };

describe('parseAffiliates', () => {
  it('throws an error that names the problem', () => {
    const wrong: [string, string][] = [
      ['{', 'it is not JSON'],
      [buildFile({ ...RULE, hosts: ['https://seller.example'] }), 'rules.0.hosts.0 must be a host'],
      [buildFile({ ...RULE, template: 'https://p.example/?u={url}' }), 'rules.0 must have either'],
      [buildFile({ partner: 'p', hosts: ['seller.example'] }), 'rules.0 must have either'],
      [
        buildFile({ ...RULE, parameters: { aff: '{secret}' } }),
        'rules.0.parameters.aff may contain only',
      ],
      [
        buildFile({ ...RULE, parameters: undefined, template: 'https://{url}/' }),
        'rules.0.template must begin',
      ],
      [
        buildFile({ ...RULE, parameters: undefined, template: 'http://p.example/{url}' }),
        'rules.0.template must begin',
      ],
      [
        buildFile({ ...RULE, parameters: undefined, template: 'https://p.example/' }),
        'rules.0.template must contain {url}',
      ],
      [buildFile({ ...RULE, parameters: { aff: '{publisher}' } }), 'rules.0 must have a publisher'],
      [buildFile(RULE, { ...RULE, partner: 'q' }), 'must name each host once'],
      [buildFile({ ...RULE, hots: ['x'] }), 'rules.0 Unrecognized key'],
    ];
    for (const [text, message] of wrong) expect(() => parseAffiliates(text)).toThrow(message);
  });

  it('accepts docs/examples/affiliates.json', () => {
    const example = readFileSync(
      new URL('../../../../docs/examples/affiliates.json', import.meta.url),
      'utf8',
    );
    expect(parseAffiliates(example).length).toBeGreaterThan(4);
  });
});

describe('createLinkWrapper', () => {
  const wrap = createLinkWrapper(
    parseAffiliates(
      buildFile(
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

  it('applies the rule with the longest host and compares whole labels', () => {
    expect(wrapped('https://www.seller.example/a').url).toBe(
      'https://www.seller.example/a?aff=all',
    );
    expect(wrapped('https://x.uk.seller.example/').programme).toBe('uk');
    expect(wrapped('https://notseller.example/')).toEqual({
      url: 'https://notseller.example/',
      programme: null,
    });
    expect(wrapped('https://seller.example.evil.test/').programme).toBeNull();
  });

  it('encodes the URL in a template', () => {
    const { url } = wrapped('https://uk.seller.example/a?b=c&u=https://evil.example#{click_id}');
    const { origin, pathname, searchParams } = new URL(url);
    expect(origin + pathname).toBe('https://n.example/7/id');
    expect(searchParams.getAll('u')).toEqual([
      'https://uk.seller.example/a?b=c&u=https://evil.example#{click_id}',
    ]);
  });
});
