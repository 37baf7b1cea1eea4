import { DomainError } from '@marquee/domain';
import { echo } from '../arguments/parse-arguments.ts';
import type { ToolDeps } from '../tool-deps.ts';
import type { SearchArguments } from './search-input.ts';

const MAX_NAME_LENGTH = 200;

interface NamedPosition {
  /** `lat,lng` */
  position: string;
  /** How far around a named place "near" reaches. */
  nearKm?: number;
  /** What a name was taken to mean. */
  note?: string;
}

/** Returns the position of `near`: coordinates, a venue, or a city. Throws if no place has the name. */
export async function findPosition(
  deps: ToolDeps,
  near: string | undefined,
  { city }: SearchArguments,
): Promise<NamedPosition | null> {
  if (near === undefined) return null;
  const numbers = near.trim().split(/[\s,;]+/);
  if (numbers.length === 2 && numbers.every((number) => /^[-\d.]+$/.test(number)))
    return { position: numbers.join(',') };
  const found = near.length > MAX_NAME_LENGTH ? null : await findNamedPosition(deps, near, city);
  if (found) return found;
  throw new DomainError(
    'invalid_parameter',
    `\`near\`: no venue or city is called "${echo(near)}". Send coordinates as lat,lng, or set city instead.`,
  );
}

const findNamedPosition = async (deps: ToolDeps, near: string, city: string | undefined) =>
  (await findPlacePosition(deps, near, city)) ??
  (await findCityPosition(deps, near)) ??
  (await findCityAround(deps, near, city));

/** "Soho Cellar", "Soho Cellar, London". */
async function findPlacePosition({ places }: ToolDeps, near: string, city: string | undefined) {
  const [name = near, ...qualifiers] = near.split(',').map((part) => part.trim());
  const within = city ?? (qualifiers.length > 0 ? qualifiers.join(', ') : undefined);
  // "Hyde Park, Chicago" without a Hyde Park there is no Hyde Park elsewhere.
  const found = await places.findPosition(name, within);
  if (!found) return null;
  return {
    position: `${String(found.lat)},${String(found.lng)}`,
    nearKm: found.nearKm,
    note: `near is ${found.kind === 'city' ? 'the centre of ' : ''}${found.name}.`,
  };
}

/** An unknown place, with its city: the centre of the city. */
async function findCityAround(
  deps: ToolDeps,
  near: string,
  city: string | undefined,
): Promise<NamedPosition | null> {
  const named = city ?? (await findCityName(deps, near));
  const around = named === null ? null : await findCityPosition(deps, named);
  return (
    around && { ...around, note: `"${echo(near)}" is unknown. ${sentence(around.note ?? '')}` }
  );
}

async function findCityName({ places }: ToolDeps, text: string): Promise<string | null> {
  const [candidate] = await places.findInQuery(text);
  return candidate && 'city' in candidate.place ? formatCity(candidate.place.city) : null;
}

const formatCity = ({
  name,
  region,
  country_code,
}: {
  name: string;
  region: string | null;
  country_code: string | null;
}) => [name, region, country_code].filter(Boolean).join(', ');

const sentence = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

async function findCityPosition({ places }: ToolDeps, near: string): Promise<NamedPosition | null> {
  const known = await places.findKnownCity({ name: near, country_code: null });
  const { lat = null, lng = null, name, region, country_code } = known?.city ?? {};
  // A name with a typo is no place to be near to: it can be on another continent.
  if (lat === null || lng === null || known?.corrected === true) return null;
  return {
    position: `${String(lat)},${String(lng)}`,
    note: `near is the centre of ${[name, region, country_code].filter(Boolean).join(', ')}.`,
  };
}
