/** A parameter as the tool's schema declares it. */
export interface Parameter {
  type?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

interface CoerceOptions {
  name: string;
  parameter: Parameter;
  notes: string[];
}

const BOOLEANS: Readonly<Record<string, boolean>> = {
  '1': true,
  true: true,
  yes: true,
  '0': false,
  false: false,
  no: false,
};

/** What models send for a word of an enumeration. */
const OTHER_WORDS: Readonly<Record<string, string>> = {
  ...{ children: 'kids', child: 'kids', kid: 'kids', toddlers: 'kids', families: 'family' },
  ...{ date: 'start', soonest: 'start', latest: '-start', newest: 'added' },
  ...{ price_asc: 'price', cheapest: 'price', price_desc: '-price', nearest: 'distance' },
  ...{ popularity: 'popular', summary: 'concise', full: 'detailed' },
};

/**
 * Converts a value to the type of its parameter. Returns it unchanged if that is impossible; the
 * schema then rejects it.
 */
export function coerce(given: unknown, options: CoerceOptions): unknown {
  const { parameter } = options;
  const value =
    Array.isArray(given) && given.every((item) => typeof item === 'string')
      ? given.join(',')
      : given;
  if (parameter.enum && typeof value === 'string') {
    const word = value.trim().toLowerCase();
    const other = parameter.enum.includes(word) ? undefined : OTHER_WORDS[word];
    return parameter.enum.includes(other) ? other : word;
  }
  if (parameter.type === 'integer') return toInteger(value, options);
  if (parameter.type === 'number') return toNumber(value);
  if (parameter.type === 'boolean') return toBoolean(value);
  const position = toPosition(given);
  if (position !== undefined) return position;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

function toInteger(
  value: unknown,
  { name, parameter: { maximum }, notes }: CoerceOptions,
): unknown {
  const number =
    typeof value === 'string' && /^\s*-?\d{1,15}(\.0+)?\s*$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || maximum === undefined || number <= maximum || name !== 'limit')
    return number;
  notes.push(`limit is at most ${String(maximum)}; ${String(maximum)} was used.`);
  return maximum;
}

function toBoolean(value: unknown): unknown {
  const word = String(value).trim().toLowerCase();
  return typeof value !== 'object' && Object.hasOwn(BOOLEANS, word) ? BOOLEANS[word] : value;
}

/** "30", "30 EUR" and "€30" are 30. */
function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const [, number] = /^[^\d.-]*(\d{1,9}(?:\.\d+)?)[^\d.]*$/.exec(value) ?? [];
  return number === undefined ? value : Number(number);
}

/** `{ lat, lng }` and `[lat, lng]` are "lat,lng". */
function toPosition(given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const { lat, latitude, lng, lon, longitude } = given as Record<string, unknown>;
  const pair = Array.isArray(given) ? given : [lat ?? latitude, lng ?? lon ?? longitude];
  const isPair = pair.length === 2 && pair.every((part) => typeof part === 'number');
  return isPair ? pair.join(',') : undefined;
}
