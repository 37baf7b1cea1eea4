import { slugify, type EventSummary } from '@marquee/domain';
import { describeState } from '@marquee/formats/display';
import { searchEvents, type SearchEventsDeps } from '@marquee/operations';
import type { PageContext } from '../page-context.ts';
import { runner } from '../pages/page.ts';

const MAX_FOUND = '10';
const search = runner(searchEvents);

/**
 * Returns the next event of this name in this city, if this one is over and in no series, whose
 * page lists its dates.
 */
export async function findNextEdition(
  deps: SearchEventsDeps,
  event: EventSummary,
  { now, translator: { locale } }: PageContext,
): Promise<EventSummary | null> {
  const state = describeState(event, { locale, now });
  const q = withoutEdition(event.title);
  if (state?.kind !== 'over' || event.series !== null || q === '') return null;
  const { events } = await search(deps, { q, city: event.city, limit: MAX_FOUND });
  const name = slugify(q);
  const isEdition = ({ title, city }: EventSummary) =>
    city === event.city && slugify(withoutEdition(title)) === name;
  return events.find(isEdition) ?? null;
}

/**
 * The name without the year or the number of an edition: "PyCon 2026" and "PyCon 2027" are editions
 * of one event.
 */
const withoutEdition = (title: string): string =>
  title
    .replace(/\b(?:19|20)\d{2}\b|\b\d{1,3}(?:st|nd|rd|th|\.|ª|º|e|ème)(?=\s|$)/giu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
