import fc from 'fast-check';

const TOOLS = [
  'search_events',
  'get_event',
  'plan_my_night',
  'demand_artist',
  'demand_leaders',
  'list_news',
];
const METHODS = [
  'tools/call',
  'tools/list',
  'resources/read',
  'resources/templates/list',
  'prompts/get',
  'completion/complete',
  'initialize',
  'server/discover',
  'subscriptions/listen',
  'notifications/initialized',
  'ping',
  '__proto__',
];
const NAMES = [
  'q',
  'city',
  'from',
  'to',
  'limit',
  'offset',
  'id_or_slug',
  'event_id',
  'artist',
  'lang',
  '__proto__',
  'constructor',
];
const TEXTS = [
  '',
  '\u0000',
  '\u202eabc',
  '\ud800',
  "' OR 1=1 --",
  '%',
  '../../etc/passwd',
  '{{7*7}}',
  '9'.repeat(400),
  '2026-02-30',
  'ß'.repeat(200),
];

const text = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...TOOLS, ...NAMES),
);
const value = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, -1, 1e308, 2 ** 53),
  fc.jsonValue({ maxDepth: 3 }),
);
const fields = fc.dictionary(
  fc.oneof({ arbitrary: fc.constantFrom(...NAMES), weight: 4 }, { arbitrary: text, weight: 1 }),
  value,
);

const call = fc.record({
  name: fc.oneof(fc.constantFrom(...TOOLS), text),
  arguments: fc.oneof({ arbitrary: fields, weight: 5 }, { arbitrary: value, weight: 1 }),
});
const record = fc.record({
  uri: fc.oneof(
    text,
    text.map((slug) => `events://events/${slug}`),
  ),
});
const prompt = fc.record({
  name: fc.constantFrom('whats_on', 'plan_a_weekend', 'x'),
  arguments: fields,
});
const completion = fc.record({
  ref: fc.record({
    type: fc.constantFrom('ref/resource', 'ref/prompt', 'x'),
    uri: text,
    name: text,
  }),
  argument: fc.record({ name: fc.constantFrom('slug', 'city'), value }),
});
const envelope = fc.constantFrom(
  undefined,
  {},
  { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' },
  {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
  },
);
const params = fc
  .tuple(fc.oneof({ arbitrary: call, weight: 5 }, record, prompt, completion, value), envelope)
  .map(([given, _meta]) =>
    typeof given === 'object' && given !== null && !Array.isArray(given) && _meta
      ? { ...given, _meta }
      : given,
  );
const message = fc.record(
  {
    jsonrpc: fc.oneof(
      { arbitrary: fc.constant('2.0'), weight: 9 },
      { arbitrary: value, weight: 1 },
    ),
    id: fc.oneof({ arbitrary: fc.integer(), weight: 5 }, { arbitrary: value, weight: 1 }),
    method: fc.oneof(
      { arbitrary: fc.constantFrom('tools/call', ...METHODS), weight: 9 },
      { arbitrary: text, weight: 1 },
    ),
    params,
  },
  { requiredKeys: ['method'] },
);

/** Generates bodies that no well-behaved client sends: half are almost valid, some are not JSON. */
export const hostileBody = fc.oneof(
  { arbitrary: message.map((sent) => JSON.stringify(sent)), weight: 12 },
  { arbitrary: fc.array(message, { maxLength: 4 }).map((sent) => JSON.stringify(sent)), weight: 1 },
  { arbitrary: message.map((sent) => JSON.stringify(sent).slice(0, -3)), weight: 1 },
  { arbitrary: fc.string({ unit: 'binary' }), weight: 1 },
);
