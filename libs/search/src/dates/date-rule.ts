import type { DateSpan } from './date-span.ts';

export type Groups = Readonly<Record<string, string | undefined>>;

/** How a phrase is found and what it means on a day. */
export interface DateRule {
  pattern: string;
  /** `country` is the ISO 3166 code of the place: holidays differ. */
  read: (groups: Groups, today: string, country?: string) => DateSpan | null;
  /**
   * Present if the phrase can as well be a part of a name: `at-end` ("May", "Sunday") counts only
   * at the end of a text, `anywhere` ("Friday night") everywhere. A `theme` ("Christmas") is a date
   * only alone.
   */
  evidence?: 'at-end' | 'anywhere' | 'theme';
}
