import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { z } from 'zod';

type Json = Record<string, unknown>;

/**
 * Returns a schema that is published but not enforced. The tool parses its own arguments, with more
 * tolerance and clearer errors. Create it once per tool: the conversion is the most expensive part
 * of a request.
 */
export const toolSchema = (schema: z.ZodObject): StandardSchemaWithJSON =>
  publish(schema, REDUNDANT);

/**
 * Returns the schema of an output. It names no required field: that costs tokens, and a client
 * needs the types only.
 */
export const outputSchema = (schema: z.ZodObject): StandardSchemaWithJSON =>
  publish(schema, [...REDUNDANT, 'required']);

const REDUNDANT = ['$schema', 'minimum', 'propertyNames'];

function publish(schema: z.ZodObject, redundant: readonly string[]): StandardSchemaWithJSON {
  const json = minimise(z.toJSONSchema(schema, { io: 'input' }), redundant);
  return {
    '~standard': {
      version: 1,
      vendor: 'marquee',
      validate: (value: unknown) => ({ value }),
      jsonSchema: { input: () => json, output: () => json },
    },
  };
}

/**
 * Removes what adds no information: the dialect, objects without fields, the smallest count, and
 * usual defaults and maximums.
 */
function minimise(json: Json, redundant: readonly string[]): Json {
  const entries = Object.entries(json).filter(
    ([name, value]) => !redundant.includes(name) && !isRedundant(name, value),
  );
  return Object.fromEntries(
    entries.map(([name, value]) => [name, isRecord(value) ? minimise(value, redundant) : value]),
  );
}

function isRedundant(name: string, value: unknown): boolean {
  if (name === 'default') return value === false || value === 0;
  if (!isRecord(value)) return value === Number.MAX_SAFE_INTEGER;
  const { type, properties = {}, ...others } = value;
  const isPlain =
    Object.keys(others).length === 0 && Object.keys(Object(properties) as object).length === 0;
  return isPlain && (type === undefined || (type === 'object' && name === 'items'));
}

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
