import { readFileSync } from 'node:fs';
import type { IngestLocationOptions } from '@marquee/ingest';
import {
  DateOrder,
  isEncoding,
  SourceDefaults,
  TableMapping,
  TableMappingText,
} from '@marquee/sources';
import { z } from 'zod';
import { explainError } from '../start/explain-error.ts';
import { UsageError } from './usage-error.ts';

const text = { type: 'string' } as const;

/**
 * The options that describe a source, as sources.json has them as keys. `--time-zone` is another
 * spelling.
 */
export const SETTING_OPTIONS = {
  ...{
    city: text,
    region: text,
    country: text,
    timezone: text,
    'time-zone': text,
    language: text,
    category: text,
  },
  ...{
    venue: text,
    trust: text,
    licence: text,
    attribution: text,
    map: text,
    'date-order': text,
    sheet: text,
    encoding: text,
    list: text,
  },
  ...{ 'image-licence': text, 'image-attribution': text },
} as const;

export type SettingOptions = Partial<Record<keyof typeof SETTING_OPTIONS, string | undefined>>;

const TRUST = 'must be a whole number from 0 to 100';
const Settings = SourceDefaults.extend({
  trust: z
    .string()
    .regex(/^\d{1,3}$/, TRUST)
    .transform(Number)
    .refine((trust) => trust <= 100, TRUST)
    .optional(),
  licence: z.string().min(1).max(200).optional(),
  attribution: z.string().min(1).max(200).optional(),
  'image-licence': z.string().min(1).max(200).optional(),
  'image-attribution': z.string().min(1).max(500).optional(),
  'date-order': DateOrder.optional(),
  sheet: z.string().min(1).max(100).optional(),
  encoding: z
    .string()
    .refine(isEncoding, 'must be the name of an encoding such as windows-1251 or iso-8859-2')
    .optional(),
  list: z.string().min(1).max(200).optional(),
});

/** Parses the options. Throws a UsageError that names the invalid one. */
export function parseSettings(options: SettingOptions): Required<
  Pick<IngestLocationOptions, 'defaults' | 'table'>
> & {
  source: Omit<IngestLocationOptions['source'], 'name'>;
} {
  const result = Settings.safeParse({
    ...options,
    timezone: options.timezone ?? options['time-zone'],
  });
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new UsageError(`--${issue?.path.join('.') ?? ''} ${issue?.message ?? 'is invalid'}.`);
  }
  const {
    trust,
    licence,
    attribution,
    'image-licence': imageLicence,
    'image-attribution': imageAttribution,
    'date-order': date_order,
    sheet,
    encoding,
    list,
    ...defaults
  } = result.data;
  return {
    source: {
      ...(trust !== undefined && { trust }),
      ...(licence !== undefined && { licence }),
      ...(attribution !== undefined && { attribution }),
      ...(imageLicence !== undefined && { imageLicence }),
      ...(imageAttribution !== undefined && { imageAttribution }),
    },
    defaults,
    table: {
      date_order,
      sheet,
      encoding,
      list,
      map: options.map === undefined ? undefined : parseMap(options.map),
    },
  };
}

/** `--map` is a list of assignments, or a JSON file with them. */
function parseMap(text: string): TableMapping {
  const isFile = text.endsWith('.json');
  const result = isFile ? TableMapping.safeParse(readJson(text)) : TableMappingText.safeParse(text);
  if (result.success) return result.data;
  throw new UsageError(`--map ${result.error.issues[0]?.message ?? 'is invalid'}.`);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`--map cannot be read from ${file}: ${explainError(error)}`, {
      cause: error,
    });
  }
}
