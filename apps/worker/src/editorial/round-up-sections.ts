import type { Category } from '@marquee/domain';
import type { RoundUp } from './choose-round-ups.ts';
import { describeItem, type ItemStyle } from './describe-item.ts';
import { selectBest, type RoundUpItem } from './group-dates.ts';
import { escapeMarkdown } from './markdown.ts';
import type { Phrases } from './phrases.ts';

interface Section {
  /** Null: the article has one section. */
  heading: string | null;
  category: Category | null;
  items: RoundUpItem[];
}

interface Layout {
  sections: (roundUp: RoundUp, phrases: Phrases) => Section[];
  maxSections: number;
  maxItems: number;
}

const LAYOUTS: Readonly<Record<RoundUp['plan']['kind'] | 'topic', Layout>> = {
  month: { sections: byCategory, maxSections: 6, maxItems: 3 },
  topic: { sections: undivided, maxSections: 1, maxItems: 12 },
  sports: { sections: undivided, maxSections: 1, maxItems: 14 },
  conferences: { sections: byMonth, maxSections: 3, maxItems: 8 },
  festivals: { sections: byMonth, maxSections: 12, maxItems: 3 },
  free_weekend: { sections: byCity, maxSections: 5, maxItems: 4 },
};

/** Returns the shown items of each section with its heading. */
export function layOut(roundUp: RoundUp, phrases: Phrases): (Section & { shown: RoundUpItem[] })[] {
  const isTopic = roundUp.plan.kind === 'month' && roundUp.category !== null;
  const { sections, maxSections, maxItems } = LAYOUTS[isTopic ? 'topic' : roundUp.plan.kind];
  return sections(roundUp, phrases)
    .slice(0, maxSections)
    .map((section) => ({ ...section, shown: selectBest(section.items, maxItems) }));
}

/** Returns the section as Markdown. `variant` chooses the wording of its first sentence. */
export function writeSection(
  { heading, category, items, shown }: Section & { shown: RoundUpItem[] },
  style: ItemStyle,
  { isComplete, variant }: { isComplete: boolean; variant: number },
): string {
  const { phrase } = style.phrases;
  const venues = new Set(items.map(({ event }) => event.venue_name)).size;
  const count = phrase(`count_${category ?? 'event'}`, { n: items.length });
  const hidden = items.length - shown.length;
  const intro = phrase(`section_${variant % 3 === 0 ? 0 : variant % 3 === 1 ? 1 : 2}`, {
    count,
    venues: style.hasCity && venues > 1 ? venues : 0,
  });
  return [
    ...(heading === null ? [] : [`## ${escapeMarkdown(heading)}`]),
    ...(isComplete && heading !== null ? [intro] : []),
    shown.map((item) => describeItem(item, style)).join('\n'),
    ...(isComplete && hidden > 0 ? [phrase('more', { n: hidden })] : []),
  ].join('\n\n');
}

function byCategory({ items }: RoundUp, { phrase }: Phrases): Section[] {
  return largestFirst(Map.groupBy(items, ({ event }) => event.category)).map(
    ([category, found]) => ({
      heading: phrase(`heading_${category}`),
      category,
      items: found,
    }),
  );
}

function byCity({ items }: RoundUp): Section[] {
  const named = items.filter(({ event }) => event.country_code !== null);
  return largestFirst(Map.groupBy(named, ({ event }) => event.city)).map(([city, found]) => ({
    heading: city,
    category: null,
    items: found,
  }));
}

function byMonth({ items, category, plan }: RoundUp, { locale }: Phrases): Section[] {
  const format = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const toFirstDay = ({ event }: RoundUpItem) =>
    [event.local_dates.from, plan.period.from].sort().at(-1) ?? '';
  return [...Map.groupBy(items, (item) => toFirstDay(item).slice(0, 7))].map(([month, found]) => {
    const name = format.format(new Date(`${month}-01`));
    return {
      heading: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
      category,
      items: found,
    };
  });
}

function undivided({ items, category }: RoundUp): Section[] {
  return [{ heading: null, category, items }];
}

const largestFirst = <Key extends string>(groups: Map<Key, RoundUpItem[]>) =>
  [...groups].sort(([a, left], [b, right]) => right.length - left.length || (a < b ? -1 : 1));
