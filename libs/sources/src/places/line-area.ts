import type { AddressLine, LinePart } from './address-line.ts';
import { withoutDistrict } from './postcodes.ts';
import { isStreet, isTownName } from './town-name.ts';

/** A town in the place of the town of an address. */
interface TownOfLine {
  /** The part that names it. */
  at: number;
  text: string;
  region: string | null;
  country_code: string | null;
}

const ENGLISH_SPEAKING = ['US', 'CA', 'AU'];

/**
 * Returns the town that the position in the line shows, with the region and the country after it,
 * or null. Letters that are a region of the country of the source mean that: with a source in
 * Brazil, "RS" is not Serbia.
 */
export function areaOfTown(
  { parts, townAt }: AddressLine,
  ofSource: string | null = null,
): TownOfLine | null {
  const at = isBeforeDistrict(parts, townAt) ? townAt - 1 : townAt;
  const town = parts[at];
  if (!town) return null;
  const after = parts.slice(at + 1);
  const isOfSource = (part: LinePart) =>
    ofSource !== null &&
    part.text.length <= 3 &&
    (part.country_code === ofSource || firstOrder(part, ofSource).length > 0);
  const country = after.some(isOfSource)
    ? ofSource
    : (findCountry(after) ?? findPostcodeCountry(parts));
  const regions = after.filter((part) => firstOrder(part, country).length > 0);
  return {
    at,
    text: withoutDistrict(town.text, town.postcode !== null),
    region: regions[0]?.text ?? null,
    country_code: country ?? findRegionCountry(after, parts),
  };
}

/**
 * "Saint-Cornély, Carnac, Morbihan, France": the part in the place of the town names a district,
 * and a town precedes it.
 */
function isBeforeDistrict(parts: readonly LinePart[], townAt: number): boolean {
  const [before, own] = [parts[townAt - 1], parts[townAt]];
  return (
    townAt > 1 &&
    before?.postcode === null &&
    own?.postcode === null &&
    own.regions.some(({ isDistrict }) => isDistrict) &&
    isTownName(before.text) &&
    !isStreet(before.text)
  );
}

const firstOrder = ({ regions }: LinePart, country: string | null) =>
  regions.filter(
    ({ isDistrict, country_code }) => !isDistrict && (country === null || country_code === country),
  );

/**
 * The country of the last part that names one and no region elsewhere: "CA" is California as well.
 */
const findCountry = (parts: LinePart[]) =>
  parts.findLast(
    ({ country_code, regions, text }) =>
      country_code !== null &&
      (text.length > 3 ||
        !regions.some((region) => ENGLISH_SPEAKING.includes(region.country_code))),
  )?.country_code ?? null;

const findPostcodeCountry = (parts: LinePart[]) =>
  parts.find(({ postcode }) => postcode?.isDistinct)?.postcode?.countries[0] ?? null;

/** Letters of a state of the USA, Canada or Australia win, because most such texts mean it. */
function findRegionCountry(after: LinePart[], parts: LinePart[]): string | null {
  const codes = after.flatMap((part) => [
    ...firstOrder(part, null).map(({ country_code }) => country_code),
    ...(part.country_code === null ? [] : [part.country_code]),
  ]);
  const forms = parts.flatMap(({ postcode }) => postcode?.countries ?? []);
  const ofDistrict = new Set(after.at(-1)?.regions.map(({ country_code }) => country_code));
  if (codes.length === 0 && ofDistrict.size === 1) return [...ofDistrict][0] ?? null;
  const possible = codes.filter((code) => forms.length === 0 || forms.includes(code));
  return possible.find((code) => ENGLISH_SPEAKING.includes(code)) ?? possible[0] ?? null;
}
