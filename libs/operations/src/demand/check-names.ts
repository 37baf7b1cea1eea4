import { invalidInputs, seenField, type InputProblem } from '@marquee/domain';
import { adviseCity, type AdviseCityDeps } from '../places/advise-city.ts';
import { findSimilarArtists, type SimilarArtistsDeps } from './similar-artists.ts';

const MAX_SUGGESTIONS = 3;

interface EnteredNames {
  artist_name?: string | undefined;
  city?: string | undefined;
  country_code?: string | undefined;
}

/**
 * Throws if a person entered an unknown name that is similar to known ones. A name that they send
 * again is meant: the form has it in a hidden field then.
 */
export async function checkNames(
  deps: AdviseCityDeps & SimilarArtistsDeps,
  { artist_name, city, country_code }: EnteredNames,
  form: Readonly<Record<string, unknown>>,
): Promise<void> {
  const isNew = (field: string, name: string | undefined): name is string =>
    name !== undefined && form[seenField(field)] !== name;
  const problems: InputProblem[] = [];
  const add = (name: string, similar: string[]) => {
    const suggestions = similar.slice(0, MAX_SUGGESTIONS);
    const detail = `is not known; did you mean ${suggestions.join(' or ')}?`;
    if (suggestions.length > 0) problems.push({ name, code: 'unknown_name', detail, suggestions });
  };
  if (isNew('artist_name', artist_name))
    add('artist_name', await findSimilarArtists(deps, artist_name));
  if (isNew('city', city))
    add('city', (await adviseCity(deps, { city, country_code }))?.suggestions ?? []);
  if (problems.length > 0) throw invalidInputs('invalid_body', problems);
}
