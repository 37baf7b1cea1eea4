import { pick, wholeBetween, type Random } from '../demo/random.ts';

/** What forms, spreadsheets and attackers put where something else belongs. */
const NASTY: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, [], {}, [[]], [null], { '@id': 'a' }, { '@value': {} }, ['x', {}]],
  ...[
    '',
    ' ',
    'null',
    'None',
    '\u0000',
    '\u0007',
    '\u202e\u200b',
    '\ud800',
    '\ufffe',
    'İ'.repeat(400),
    '\ufdfa'.repeat(300),
  ],
  ...[
    '<script>alert(1)</script>',
    '<b'.repeat(2_000),
    '&#0;&#x110000;&lt;',
    '__proto__',
    'constructor',
    '${7*7}',
    '%00',
  ],
  ...['1900-01-01', '0000-00-00', '9999-12-31T23:59:60Z', '2027-02-30', '2027-13-01T25:61', '+275760-09-13T00:00:00Z'],
  ...[
    '2027-01-01T00:00:00+99:99',
    '20270101T000000Z',
    '-1',
    '1e999',
    'NaN',
    '91',
    '-181',
    '1,5,6',
    '€ 12',
    '12 €–14 €',
  ],
  ...[
    'javascript:alert(1)',
    'http://user:pass@host/',
    'https://[::1]:70000/',
    `https://a.example/${'x'.repeat(3_000)}`,
  ],
  ...[
    'Europe/Nowhere',
    'FREQ=SECONDLY',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=YEARLY;BYDAY=53MO',
    'P999999999W',
    'x'.repeat(50_000),
  ],
  ...[
    '(CANCELLED)',
    '((((((',
    'a,'.repeat(5_000),
    ';'.repeat(5_000),
    '\r\n '.repeat(3_000),
    '"'.repeat(999),
    '🎉'.repeat(300),
  ],
];

/** A JSON value with one to five of its parts replaced, dropped, doubled or exchanged. The value itself is not touched. */
export function mutateJson(random: Random, original: unknown): unknown {
  let value = structuredClone(original);
  for (let count = wholeBetween(random, [1, 5]); count > 0; count--) value = mutatedAt(random, value);
  return value;
}

function mutatedAt(random: Random, root: unknown): unknown {
  const holders = holdersIn(root);
  if (holders.length === 0) return pick(random, NASTY);
  const holder = pick(random, holders);
  const key = pick(random, Object.keys(holder));
  const other = pick(random, holders);
  const change = wholeBetween(random, [0, 9]);
  if (change === 0) Reflect.deleteProperty(holder, key);
  else if (change === 1) Reflect.set(holder, key, [Reflect.get(holder, key), Reflect.get(holder, key)]);
  else if (change === 2)
    Reflect.set(holder, key, structuredClone(Reflect.get(other, pick(random, Object.keys(other)))));
  else Reflect.set(holder, key, structuredClone(pick(random, NASTY)));
  return root;
}

const MAX_HOLDERS = 3_000;

/** Objects and lists that hold something. */
function holdersIn(root: unknown): object[] {
  const found: object[] = [];
  const waiting: unknown[] = [root];
  while (waiting.length > 0 && found.length < MAX_HOLDERS) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) continue;
    found.push(value);
    const members: unknown[] = Object.values(value);
    waiting.push(...members);
  }
  return found;
}

/** A text with one to five of its parts replaced, dropped, doubled or cut off. */
export function mutateText(random: Random, original: string): string {
  let text = original;
  for (let count = wholeBetween(random, [1, 5]); count > 0; count--) {
    const from = wholeBetween(random, [0, text.length]);
    const to = Math.min(text.length, from + wholeBetween(random, [0, 40]));
    const nasty = String(pick(random, NASTY));
    const change = wholeBetween(random, [0, 9]);
    if (change === 0) text = text.slice(0, from);
    else if (change === 1) text = text.slice(0, from) + text.slice(to);
    else if (change === 2) text = text.slice(0, to) + text.slice(from);
    else if (change <= 5) text = withLine(random, text, nasty);
    else text = text.slice(0, from) + nasty + text.slice(to);
  }
  return text;
}

/** What stands behind the first colon, comma or space of one line is replaced. */
function withLine(random: Random, text: string, nasty: string): string {
  const lines = text.split('\n');
  const at = wholeBetween(random, [0, lines.length - 1]);
  lines[at] = (lines[at] ?? '').replace(/(?<=[:, ]).*/, () => nasty);
  return lines.join('\n');
}
