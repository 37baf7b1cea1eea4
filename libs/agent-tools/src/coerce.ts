/** A parameter as the tool's schema declares it. */
export interface Parameter {
  type?: string;
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
}

interface Place {
  name: string;
  parameter: Parameter;
  notes: string[];
}

const WORDS: Readonly<Record<string, boolean>> = {
  '1': true,
  true: true,
  yes: true,
  '0': false,
  false: false,
  no: false,
};

/** The value in the type that its parameter has, where it can be meant so; what cannot stays, and the schema refuses it. */
export function coerce(given: unknown, place: Place): unknown {
  const { parameter } = place;
  const value = Array.isArray(given) && given.every((item) => typeof item === 'string') ? given.join(',') : given;
  if (parameter.enum && typeof value === 'string') return value.trim().toLowerCase();
  if (parameter.type === 'integer') return wholeNumber(value, place);
  if (parameter.type === 'boolean') return flag(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
}

function wholeNumber(value: unknown, { name, parameter: { maximum }, notes }: Place): unknown {
  const number = typeof value === 'string' && /^\s*-?\d{1,15}(\.0+)?\s*$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || maximum === undefined || number <= maximum || name !== 'limit') return number;
  notes.push(`limit is at most ${String(maximum)}; ${String(maximum)} was used.`);
  return maximum;
}

function flag(value: unknown): unknown {
  const word = String(value).trim().toLowerCase();
  return typeof value !== 'object' && Object.hasOwn(WORDS, word) ? WORDS[word] : value;
}
