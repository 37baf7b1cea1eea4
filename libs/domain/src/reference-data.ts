import { z } from 'zod';

/** Open data from which facts of artists and venues come. */
export const REFERENCE_SOURCES = {
  wikidata: { licence: 'CC0-1.0', attribution: 'Wikidata' },
  musicbrainz: { licence: 'CC0-1.0', attribution: 'MusicBrainz' },
  openfootball: { licence: 'CC0-1.0', attribution: 'openfootball' },
  f1db: { licence: 'CC-BY-4.0', attribution: 'F1DB (github.com/f1db/f1db)' },
} as const;
export type ReferenceSource = keyof typeof REFERENCE_SOURCES;

export const isReferenceSource = (name: string): name is ReferenceSource =>
  Object.hasOwn(REFERENCE_SOURCES, name);

/** The origin of facts that no listing states. */
export const DataSource = z
  .object({ source: z.string(), licence: z.string(), attribution: z.string() })
  .meta({
    id: 'DataSource',
    examples: [{ source: 'wikidata', licence: 'CC0-1.0', attribution: 'Wikidata' }],
  });
export type DataSource = z.infer<typeof DataSource>;

export const toDataSource = (source: ReferenceSource): DataSource => ({
  source,
  ...REFERENCE_SOURCES[source],
});
