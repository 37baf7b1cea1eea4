import { z } from 'zod';
import { Feed } from '../feeds.ts';
import { KEY_SETTINGS } from '../fetch/settings.ts';
import { FORMAT_NAMES } from '../formats.ts';
import { SourceDefaults } from '../settings/source-defaults.ts';
import { TableMapping } from '../tables/table-options.ts';

const Address = z.url({ protocol: /^(?:https?|webcals?)$/ });
const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'must be a code of two letters');

/** A feed of the registry: a file of the folder `feeds`. */
export const RegistryEntry = z
  .strictObject({
    $schema: z.string().optional(),
    /** Stable, and never used for another feed. */
    name: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{1,79}$/, 'must be of lower-case letters, digits and hyphens'),
    title: z.string().min(1).max(200),
    format: z.enum(FORMAT_NAMES),
    /** Null if no address is known. */
    location: z.string().min(1).nullable(),
    /** Where the events are. `country` is null for the whole world. */
    area: z.strictObject({
      country: CountryCode.nullable(),
      city: z.string().min(1).optional(),
      lat: z.number().min(-90).max(90).optional(),
      lng: z.number().min(-180).max(180).optional(),
    }),
    /** Fills in what records lack. */
    settings: SourceDefaults.optional(),
    map: TableMapping.optional(),
    drop: z.record(z.string(), z.array(z.string())).optional(),
    /**
     * The setting that contains the key, and where it is given. A feed with a key is enabled by the
     * key.
     */
    key: z.strictObject({ setting: z.enum(KEY_SETTINGS), given_at: Address }).optional(),
    /** Why robots.txt is not read. */
    robots: z.enum(['owner', 'documented']).optional(),
    /** The owner who agreed, and when. Required for `robots: owner`. */
    consent: z.strictObject({ by: z.string().min(1), on: z.iso.date() }).optional(),
    languages: z.array(z.string()),
    kinds: z.array(z.string()),
    homepage: Address.nullable(),
    /** Null if it is not established. `stated_at` is the page that states it. */
    licence: z.strictObject({ name: z.string().min(1).max(200), stated_at: Address }).nullable(),
    attribution: z.string().max(500).nullable(),
    schedule: z.enum(['hourly', 'daily', 'weekly']),
    trust: z.int().min(0).max(100),
    full: z.boolean().optional(),
    /** `off`: it is not read until a person changes that. */
    status: z.enum(['on', 'off']),
    reason: z.string().min(1).optional(),
    contact: z.string().optional(),
    notes: z.string().optional(),
  })
  .superRefine((entry, context) => {
    const problem = findProblem(entry);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  });
export type RegistryEntry = z.infer<typeof RegistryEntry>;

interface Checked {
  status: 'on' | 'off';
  reason?: string | undefined;
  licence: unknown;
  location: string | null;
  robots?: string | undefined;
  consent?: unknown;
}

function findProblem({
  status,
  reason,
  licence,
  location,
  robots,
  consent,
}: Checked): string | null {
  if (status === 'off') return reason === undefined ? 'is off and states no reason' : null;
  if (licence === null) return 'is on and states no licence';
  if (location === null) return 'is on and has no location';
  return robots === 'owner' && consent === undefined ? 'states no consent of the owner' : null;
}

/** Returns the entry of sources.json. Throws if the feed has no address. */
export function toFeed(entry: RegistryEntry): Feed {
  return Feed.parse({
    name: entry.name,
    title: entry.title,
    format: entry.format,
    location: entry.location,
    trust: entry.trust,
    schedule: entry.schedule,
    licence: entry.licence?.name ?? null,
    attribution: entry.attribution,
    url: entry.homepage,
    ...(entry.full === true && { full: true }),
    ...(entry.robots !== undefined && { robots: entry.robots }),
    ...entry.settings,
    ...(entry.map !== undefined && { map: entry.map }),
    ...(entry.drop !== undefined && { drop: entry.drop }),
  });
}
