import { DomainError } from '@marquee/domain';
import { findNear } from '@marquee/operations';
import { echo } from '../arguments/parse-arguments.ts';
import type { ToolDeps } from '../tool-deps.ts';
import type { SearchArguments } from './search-input.ts';

interface NamedPosition {
  /** `lat,lng` */
  position: string;
  /** How far around a named place "near" reaches. */
  nearKm?: number;
  /** What a name was taken to mean. */
  note?: string;
}

/**
 * Returns the position of `near`: coordinates, a venue, or a city. Throws if no place has the name.
 */
export async function findPosition(
  { places }: ToolDeps,
  near: string | undefined,
  { city }: SearchArguments,
): Promise<NamedPosition | null> {
  if (near === undefined) return null;
  const numbers = near.trim().split(/[\s,;]+/);
  if (numbers.length === 2 && numbers.every((number) => /^[-\d.]+$/.test(number)))
    return { position: numbers.join(',') };
  const found = await findNear(places, { name: near }, city);
  if (!found?.place)
    throw new DomainError(
      'invalid_parameter',
      `\`near\`: no venue, city or landmark is called "${echo(near)}". Send coordinates as lat,lng, or set city instead.`,
    );
  const { lat, lng, nearKm, place } = found;
  const read = `is ${place.isCentre ? 'the centre of ' : ''}${place.name}.`;
  return {
    position: `${String(lat)},${String(lng)}`,
    ...(nearKm !== undefined && { nearKm }),
    note: place.isUnknown ? `"${echo(near)}" is unknown. Near ${read}` : `near ${read}`,
  };
}
