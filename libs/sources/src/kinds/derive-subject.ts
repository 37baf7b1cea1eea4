import { CATEGORY_OF_KIND, parseCategory, type Category, type FieldValues } from '@marquee/domain';
import { deriveCategory } from '../normalise/category-table.ts';
import type { RawEvent } from '../raw-event.ts';
import { deriveAudience } from './derive-audience.ts';
import { deriveKind } from './derive-kind.ts';
import { isAboutAnything } from './kind-words.ts';

interface Texts {
  title: string;
  tags: string[];
  description: string | null;
  venue: string | null;
  /** The category of records of the source that state none. */
  defaultCategory: Category | undefined;
}

type Subject = { category: Category } & Pick<FieldValues, 'kind' | 'audience'>;

/** Derives what an event is and for whom: category, kind and audience. */
export function deriveSubject(raw: RawEvent, texts: Texts): Subject {
  const { title, tags, description, venue, defaultCategory } = texts;
  const stated = raw.category ?? defaultCategory;
  const exact = stated ? parseCategory(stated) : null;
  const isCategoryStated = exact !== null && exact !== 'community';
  const named = deriveCategory({ stated, title, tags });
  const kind = deriveKind({
    ...{ title, tags, venue, description, category: named, isCategoryStated },
    ...{ stated: raw.kind, categoryWord: stated, days: countDays(raw) },
  });
  const audience = deriveAudience(raw, { title, tags, kind });
  // A talk is a conference in several languages, and an exhibition about music no concert.
  const isOpen =
    !isCategoryStated && kind !== null && (named === 'community' || isAboutAnything(kind));
  return {
    category: isOpen ? CATEGORY_OF_KIND[kind] : named,
    ...(kind !== null && { kind }),
    ...(audience !== null && { audience }),
  };
}

const DAY = 86_400_000;

/** Returns how many days an event lasts by the dates that its record states. */
function countDays(raw: RawEvent): number | null {
  const [start, end] = [raw.start_local ?? raw.start_utc, raw.end_local ?? raw.end_utc].map(
    (text) => Date.parse(/^\d{4}-\d\d-\d\d/.exec(text ?? '')?.[0] ?? ''),
  );
  const days = ((end ?? NaN) - (start ?? NaN)) / DAY;
  return Number.isNaN(days) ? null : days + 1;
}
