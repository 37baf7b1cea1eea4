import { z } from 'zod';

/** The parameter that selects GeoJSON or a table instead of JSON. */
export const listFormat = {
  format: z
    .enum(['json', 'geojson', 'csv'], { error: 'must be json, geojson or csv' })
    .default('json')
    .meta({
      description:
        '`geojson` returns a FeatureCollection (RFC 7946), as `Accept: application/geo+json` does. `fields` selects the properties of its features. `csv` returns a table, as `Accept: text/csv` does.',
      examples: ['geojson'],
    }),
};

/** The parameter that groups a list or a search. */
export const grouping = {
  group: z
    .enum(['series'], { error: 'must be series' })
    .optional()
    .meta({
      description: 'series: one row per series, its next matching event.',
      examples: ['series'],
    }),
};
