import { pick, wholeBetween, type Random } from '../demo/random.ts';

/** Invalid and hostile values from forms, spreadsheets and attackers. */
const HOSTILE_VALUES: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    -1,
    1.5,
    1e308,
    [],
    {},
    [[]],
    [null],
    { '@id': 'a' },
    { '@value': {} },
    ['x', {}],
  ],
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
  ...[
    '1900-01-01',
    '0000-00-00',
    '9999-12-31T23:59:60Z',
    '2027-02-30',
    '2027-13-01T25:61',
    '+275760-09-13T00:00:00Z',
  ],
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

/**
 * Returns a copy of a JSON value with one to five parts replaced, removed, duplicated or exchanged.
 */
export function mutateJson(random: Random, original: unknown): unknown {
  let value = structuredClone(original);
  for (let count = wholeBetween(random, [1, 5]); count > 0; count--)
    value = mutateOnce(random, value);
  return value;
}

function mutateOnce(random: Random, root: unknown): unknown {
  const containers = findContainers(root);
  if (containers.length === 0) return pick(random, HOSTILE_VALUES);
  const container = pick(random, containers);
  const key = pick(random, Object.keys(container));
  const other = pick(random, containers);
  const change = wholeBetween(random, [0, 9]);
  if (change === 0) Reflect.deleteProperty(container, key);
  else if (change === 1)
    Reflect.set(container, key, [Reflect.get(container, key), Reflect.get(container, key)]);
  else if (change === 2)
    Reflect.set(
      container,
      key,
      structuredClone(Reflect.get(other, pick(random, Object.keys(other)))),
    );
  else Reflect.set(container, key, structuredClone(pick(random, HOSTILE_VALUES)));
  return root;
}

const MAX_CONTAINERS = 3_000;

function findContainers(root: unknown): object[] {
  const found: object[] = [];
  const pending: unknown[] = [root];
  while (pending.length > 0 && found.length < MAX_CONTAINERS) {
    const value = pending.pop();
    if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) continue;
    found.push(value);
    const members: unknown[] = Object.values(value);
    pending.push(...members);
  }
  return found;
}

/** Returns a text with one to five parts replaced, removed, duplicated or cut off. */
export function mutateText(random: Random, original: string): string {
  let text = original;
  for (let count = wholeBetween(random, [1, 5]); count > 0; count--) {
    const from = wholeBetween(random, [0, text.length]);
    const to = Math.min(text.length, from + wholeBetween(random, [0, 40]));
    const hostile = String(pick(random, HOSTILE_VALUES));
    const change = wholeBetween(random, [0, 9]);
    if (change === 0) text = text.slice(0, from);
    else if (change === 1) text = text.slice(0, from) + text.slice(to);
    else if (change === 2) text = text.slice(0, to) + text.slice(from);
    else if (change <= 5) text = replaceLineValue(random, text, hostile);
    else text = text.slice(0, from) + hostile + text.slice(to);
  }
  return text;
}

/** Replaces the text after the first colon, comma or space of one line. */
function replaceLineValue(random: Random, text: string, hostile: string): string {
  const lines = text.split('\n');
  const at = wholeBetween(random, [0, lines.length - 1]);
  lines[at] = (lines[at] ?? '').replace(/(?<=[:, ]).*/, () => hostile);
  return lines.join('\n');
}
