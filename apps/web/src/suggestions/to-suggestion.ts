import type { suggest } from '@marquee/operations';
import type { z } from 'zod';
import { artistPath, eventPath, pageAddress, venuePath } from '../components/links.ts';
import type { PageContext } from '../page-context.ts';

type Suggested = z.output<typeof suggest.output>['suggestions'][number];

/** One line of the list below the search field. */
export interface ShownSuggestion {
  kind: Suggested['kind'];
  href: string;
  text: string;
  /** What it is, or where and when. */
  note: string;
  /** Of a city. */
  country?: string;
}

/** Leads to the page of what is suggested. */
export function toSuggestion(
  { kind, name, detail, slug, query }: Suggested,
  context: PageContext,
): ShownSuggestion {
  const { t } = context.translator;
  const country = new URLSearchParams(query).get('country');
  const lead = (path: string, note: string) => ({
    kind,
    href: pageAddress(path, context),
    text: name,
    note,
    ...(kind === 'city' && country !== null && { country }),
  });
  switch (kind) {
    case 'city':
      return lead(cityPathFrom(query), detail ?? t('city'));
    case 'artist':
      return lead(artistPath(slug ?? ''), t('artist')); // the number of events is English
    case 'venue':
      return lead(venuePath(slug ?? ''), detail ?? t('where'));
    case 'event':
      return lead(eventPath(slug ?? ''), writeDate(detail ?? t('events'), context));
  }
}

/** "Porto, 2026-12-18" is "Porto, 18 Dec 2026" in the reader's language. */
const writeDate = (text: string, { translator }: PageContext): string =>
  text.replace(/\d{4}-\d\d-\d\d$/, (day) =>
    new Intl.DateTimeFormat(translator.locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(day),
    ),
  );

/** The name of a city contains its region: "Portland, Maine". */
function cityPathFrom(query: string): string {
  const params = new URLSearchParams(query);
  const parts = [...(params.get('city') ?? '').split(', '), params.get('country')];
  return `/city/${encodeURIComponent(parts.filter(Boolean).join(','))}`;
}
