import { countryName } from '@marquee/domain';
import { type Area, type Place } from '@marquee/search';
import { z } from 'zod';

const NamedPlace = z.object({
  city: z
    .string()
    .nullable()
    .meta({ examples: ['Springfield'] }),
  region: z
    .string()
    .nullable()
    .meta({ examples: ['Illinois'] }),
  country_code: z
    .string()
    .nullable()
    .meta({ examples: ['US'] }),
});

/** The place that a name was resolved to. */
export const Interpretation = NamedPlace.extend({
  others: z
    .array(NamedPlace)
    .meta({ description: 'Other places with this name, most populous first.' }),
  also: z
    .array(NamedPlace)
    .optional()
    .meta({ description: 'Further places that were asked for. The events are in any of them.' }),
  near: z
    .object({ name: z.string(), lat: z.number(), lng: z.number(), radius_km: z.number() })
    .optional()
    .meta({
      description: 'The venue, landmark, part of a city or city around which the events are.',
      examples: [{ name: 'Sagrada Família, ES', lat: 41.4, lng: 2.18, radius_km: 5 }],
    }),
}).meta({
  description:
    'The place that the text in `city` means, and the one that a name in `near` means. Absent if `city` is a plain prefix, which can select several cities.',
});
export type Interpretation = z.infer<typeof Interpretation>;

interface City {
  name: string;
  region: string | null;
  country_code: string | null;
}

const toNamedPlace = ({ name, region, country_code }: City) => ({
  city: name,
  region,
  country_code,
});

/** Adds the place that a name in `near` means to that of `city`. */
export const withNear = (
  read: Interpretation | undefined,
  near: Interpretation['near'],
): Interpretation | undefined =>
  near === undefined
    ? read
    : { ...(read ?? { city: null, region: null, country_code: null, others: [] }), near };

export const toInterpretation = (place: Place): Interpretation =>
  'city' in place
    ? {
        ...toNamedPlace(place.city),
        others: place.others.map(toNamedPlace),
        ...(place.also && { also: place.also.map(toNamedPlace) }),
      }
    : { ...toAreaPlace(place.area), others: [] };

export const toNamed = (place: Place) =>
  'city' in place ? toNamedPlace(place.city) : toAreaPlace(place.area);

function toAreaPlace({ countries, regions }: Area) {
  const [region] = regions;
  if (region) return { city: null, region: region.name, country_code: region.country_code };
  return {
    city: null,
    region: null,
    country_code: countries.length === 1 ? (countries[0] ?? null) : null,
  };
}

/** "London, England, United Kingdom". */
export const formatCity = ({ name, region, country_code }: City): string =>
  [name, region === name ? null : region, country_code && countryName(country_code)]
    .filter(Boolean)
    .join(', ');
