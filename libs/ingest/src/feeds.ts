import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { FORMAT_NAMES } from './formats.ts';

const Feed = z.object({
  name: z.string().min(1).max(80),
  title: z.string().min(1),
  format: z.enum(FORMAT_NAMES, { error: `must be one of ${FORMAT_NAMES.join(', ')}` }),
  /** The public feed; null where there is none any more. */
  location: z.url({ protocol: /^https?$/ }).nullable(),
  /** The copy that comes with Marquee; null where none does. */
  sample: z.string().nullable(),
  trust: z.int().min(0).max(100),
  schedule: z.enum(['hourly', 'daily', 'weekly']).nullable(),
  licence: z.string().nullable(),
  attribution: z.string().nullable(),
  url: z.url().nullable(),
});
/** A source that is read regularly, as sources.json lists it. */
export type Feed = z.infer<typeof Feed>;

/** Reads sources.json. Throws an Error that names the entry and the field that cannot be used. */
export async function readFeeds(file: string): Promise<Feed[]> {
  const result = z.array(Feed).safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${file}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
}
