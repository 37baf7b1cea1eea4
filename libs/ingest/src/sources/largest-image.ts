import { isFields, listOf, numberOf, textOf } from './record.ts';

/** The address of the widest picture that is this event's own; a fallback, which is everybody's, where there is none. */
export function largestOf(images: unknown): string | null {
  const pictures = listOf(images).filter(isFields);
  const own = pictures.filter((picture) => picture['fallback'] !== true);
  const [largest] = (own.length > 0 ? own : pictures).sort(
    (one, other) => (numberOf(other['width']) ?? 0) - (numberOf(one['width']) ?? 0),
  );
  return textOf(largest?.['url']);
}
