/** Texts that programs have misread before. */
export const NAUGHTY_TEXTS: readonly string[] = [
  // Empty, invisible, and of unusual scripts.
  ...['', ' ', '\t', '\u0000', '\ud800', '\ufeff', '\u200b', '\u202e', '\u2028', '\u0085', '\uffff', '\u{10ffff}'],
  ...['\u0130', 'ß', 'ﬁ', 'Å', '𝕬', 'Z͑ͫ̓ͪ̂ͫ̽', '👩‍👩‍👧', '🇩🇪', 'ﷺ', 'مرحبا', 'שלום', '東京', 'ภาษาไทย', 'हिन्दी'],
  // Numbers and constants of several languages.
  ...['null', 'undefined', 'NaN', 'Infinity', '-Infinity', 'true', 'False', 'nil', 'None', '-0', '1e309', '0x10', '١٢'],
  ...['9007199254740993', '-1', '1.5', '1,5', '1_000', '１２', '2147483648', '99999999999999999999', '0'.repeat(50)],
  // Code of other languages.
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE event; --',
    "1'||pg_sleep(5)--",
    "\\'; SELECT 1",
    '${7*7}',
    '{{7*7}}',
    '<%= 7*7 %>',
  ],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', '<!--', ']]>', '<![CDATA['],
  ...[
    '$(id)',
    '`id`',
    '; id',
    '| id',
    '%00',
    '%s%n',
    '%25',
    '%_%',
    '\\',
    '\\u0000',
    '(?:a+)+$',
    '(a|a)*b',
    '[',
    '*',
    '&|!',
  ],
  ...[
    '() { :;}; id',
    '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
    'file:///etc/passwd',
    '../../etc/passwd',
  ],
  ...['http://169.254.169.254/', 'http://[::1]:5432/', '//evil.example', 'data:text/html,x', 'a\r\nSet-Cookie: x=1'],
  // Dates, zones, places and lists.
  ...['2026-02-30', '0000-00-00', '0000-01-01', '9999-12-31', '+275760-09-13', '-000001-01-01', '2026-13-01T25:61:61Z'],
  ...['24:00', '2026-12-31T20:00:00+99:00', 'Europe/Atlantis', 'Etc/GMT+12', 'tonight', 'P1D', '2026-W53', '20260101'],
  ...[
    '91,181',
    '90,180',
    '-90,-180',
    '1,2,3',
    ',',
    ',,,',
    '!',
    '!music,music',
    'all,all',
    '52.5,',
    '0,0,0,0',
    '9,9,-9,-9',
  ],
  // Names that objects have, and what looks like an id or a cursor.
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'then',
    'W10',
    'WzE3LCJ4IiwiYiIsImMiXQ',
    'e30',
    '..',
    '.',
  ],
  ...[
    '01a1fbff-4cf5-76c2-b6e3-7ef735f18ed9',
    '00000000-0000-0000-0000-000000000000',
    'a@b',
    'a@b.c\n',
    '"a b"@c.example',
  ],
  // Long.
  ...['a'.repeat(300), 'é'.repeat(2_000), 'a '.repeat(500), 'a\u0301'.repeat(90), '('.repeat(400), 'a,'.repeat(400)],
];

/** Values of other types than a schema expects. */
export const WRONG_TYPES: readonly unknown[] = [
  ...[null, true, 0, -1, 1.5, 1e21, 2 ** 53, [], {}, [null], ['x'], [[]], { a: 1 }],
  ...[{ $ne: null }, { length: 9 }, { toString: 'x' }, { constructor: { prototype: {} } }, Array(200).fill('x')],
];

/** Values of request headers. Header names are those that the API reads. */
export const NAUGHTY_HEADERS: Readonly<Record<string, readonly string[]>> = {
  Accept: ['*/*;q=0', 'text/html', 'application/json;q=x', ',', 'image/avif,*', 'text/calendar', 'a'.repeat(500), '*'],
  'Accept-Language': ['de', 'ja;q=0', '*', 'xx-YY-zz', 'en;q=9', ',,,', 'a'.repeat(500), 'de_DE', '__proto__'],
  'If-None-Match': ['*', '""', 'W/"x"', '"', 'x', '"a","b",'],
  'If-Modified-Since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  'X-Request-Id': ['x', '<script>', 'a'.repeat(200), '${jndi:ldap://x}'],
  'X-API-Key': ['', 'mq_', 'x', "' OR 1=1 --", 'a'.repeat(500)],
  Authorization: ['Bearer', 'Bearer x', 'Basic YTpi', 'Digest x', 'bearer  ', 'a'.repeat(500)],
  Origin: ['null', 'https://evil.example', 'x'],
  Host: ['evil.example', 'a:b', '[', 'localhost:1'],
  'X-Forwarded-Host': ['evil.example'],
  'X-Forwarded-Proto': ['javascript', 'https'],
  Range: ['bytes=0-0', 'bytes=9-1', 'x'],
  Prefer: ['return=minimal'],
  Referer: ['javascript:alert(1)', 'https://example.org/page', '%'],
  'User-Agent': ['', 'Googlebot', '${jndi:ldap://x}', 'a'.repeat(500)],
  Cookie: ['session=x', '__Host-session=', '=;=;'],
};
