import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { z } from 'zod';

type Json = Record<string, unknown>;

/**
 * A schema that is only told. What comes is read by the tool itself, which forgives more and refuses in better words; what goes is
 * ours. Made once: it is most of the work of a request otherwise.
 */
export function toolSchema(schema: z.ZodObject): StandardSchemaWithJSON {
  const json = plain(z.toJSONSchema(schema, { io: 'input' }));
  return {
    '~standard': {
      version: 1,
      vendor: 'marquee',
      validate: (value: unknown) => ({ value }),
      jsonSchema: { input: () => json, output: () => json },
    },
  };
}

/** Without what says nothing: the dialect, which is the protocol's own; an object of no known fields; the largest of all numbers. */
function plain(json: Json): Json {
  const told = Object.entries(json).filter(([name, value]) => name !== '$schema' && !isIdle(value));
  return Object.fromEntries(told.map(([name, value]) => [name, isRecord(value) ? plain(value) : value]));
}

const isIdle = (value: unknown) =>
  value === Number.MAX_SAFE_INTEGER || (isRecord(value) && Object.keys(value).length === 0);

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
