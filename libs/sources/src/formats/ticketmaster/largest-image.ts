import { isFields, toList, toNumber, toText } from '../../reading/record.ts';

/**
 * Returns the URL of the widest image. Prefers the event's own images over generic fallback images.
 */
export function largestImageUrl(images: unknown): string | null {
  const pictures = toList(images).filter(isFields);
  const own = pictures.filter((picture) => picture['fallback'] !== true);
  const [largest] = (own.length > 0 ? own : pictures).sort(
    (one, other) => (toNumber(other['width']) ?? 0) - (toNumber(one['width']) ?? 0),
  );
  return toText(largest?.['url']);
}
