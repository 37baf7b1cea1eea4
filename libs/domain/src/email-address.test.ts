import { describe, expect, it } from '@jest/globals';
import { EmailAddress, toMailbox } from './email-address.ts';

describe('EmailAddress', () => {
  it.each([
    ['ann@example.com', 'ann@example.com'],
    ['Ann.Lee+news@Example.COM', 'Ann.Lee+news@example.com'],
    ["o'hara@mail.example.co.uk", "o'hara@mail.example.co.uk"],
    ['info@münchen.de', 'info@xn--mnchen-3ya.de'],
    ['x@пример.рф', 'x@xn--e1afmkfd.xn--p1ai'],
    [`${'a'.repeat(64)}@example.com`, `${'a'.repeat(64)}@example.com`],
  ])('accepts %s as %s', (given, parsed) => {
    expect(EmailAddress.parse(given)).toBe(parsed);
  });

  it.each([
    '',
    'ann',
    '@example.com',
    'ann@',
    'ann@example',
    'ann@@example.com',
    'ann@example.com,bob@example.com',
    'ann@example.com;bob@example.com',
    'ann@example.com bob@example.com',
    'Ann <ann@example.com>',
    '<ann@example.com>',
    '"ann"@example.com',
    'ann(comment)@example.com',
    'ann@[127.0.0.1]',
    'ann@127.0.0.1',
    'ann@example.com\r\nBcc: bob@example.com',
    'ann@example.com\n',
    'ann\u0000@example.com',
    'ann@example.com\u2028',
    '.ann@example.com',
    'ann.@example.com',
    'a..nn@example.com',
    'ann@-example.com',
    'ann@example..com',
    'ann@example.com.',
    'ann@exa/mple.com',
    'ann@münchen.de/x',
    'ann@münchen.de:25',
    'jürgen@example.com',
    'ann@example.com\u202e',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(60)}.com`,
  ])('rejects %j', (given) => {
    expect(EmailAddress.safeParse(given).success).toBe(false);
  });

  it('has one mailbox for all of its spellings', () => {
    expect(toMailbox('Ann+a@example.com')).toBe(toMailbox('ann+b+c@Example.com'));
    expect(toMailbox('ann@example.com')).not.toBe(toMailbox('anna@example.com'));
    expect(toMailbox('+a@example.com')).toBe('+a@example.com');
  });
});
