// SQL because of cost: a list of 20 prepared texts needs no joins, and Node reads five columns
// instead of fifty.
import type { StoredPicture } from '@marquee/domain';
import type { Sql } from 'sql-template-tag';
import type { Query } from '../connection/connect.ts';
import { prepared } from '../connection/prepared-statement.ts';
import type { Statement } from '../connection/statement.ts';
import type { EventFilter, EventKey, EventPage } from './event-filter.ts';
import { listedTextsSql, summariesSql, textsSql } from './event-records-sql.ts';
import {
  toSummary,
  type FullRow,
  type StoredEvent,
  type StoredSummary,
  type SummaryRow,
} from './event-rows.ts';
import { orderedPage } from './ordered-list.ts';
import { toEventKey, type PageRow } from './page-rows.ts';
import { pageSql } from './page-sql.ts';

/** The prepared text of an event, and what changes without its revision. */
export type EventText = Pick<StoredSummary, 'id' | 'slug' | 'popularity' | 'series'> & {
  picture: StoredPicture | null;
  text: string;
};

/** How texts are written. A text of another form is not used. */
export interface TextForm {
  form: string;
  write: (event: StoredSummary) => string;
}

/**
 * The prepared text of an event, what its full record adds, and what changes without the revision.
 * Null if it is not prepared.
 */
export type RecordText = Omit<EventText, 'text'> &
  Pick<StoredEvent, 'wants' | 'sources'> & { text: string | null; rest: string | null };

export type RecordTextRow = Omit<RecordText, 'sources'> & Pick<FullRow, 'sources'>;

export interface FoundTexts {
  events: EventText[];
  next: EventKey | null;
}

/** Its text is null if it is not prepared. */
export type TextRow = Omit<EventText, 'text'> & { text: string | null };

/**
 * Returns functions that read events as prepared texts. They write those texts again that are
 * missing, of another form, or of another revision of the event, so that the result never depends
 * on what is prepared.
 */
export function createTextReader(query: Query, asStatement: AsStatement) {
  async function listTexts(
    filter: EventFilter,
    page: EventPage,
    form: TextForm,
  ): Promise<FoundTexts> {
    const ordered = orderedPage(filter, page);
    const rows = ordered
      ? await query<TextRow & PageRow>(
          asStatement(filter, listedTextsSql(filter, ordered, form.form)),
        )
      : await query<PageRow>(pageSql(filter, page));
    const shown = rows.slice(0, page.limit);
    const last = rows.length > page.limit ? shown.at(-1) : undefined;
    const events = ordered
      ? await complete(shown as (TextRow & PageRow)[], form)
      : await findTexts(
          shown.map(({ id }) => id),
          form,
        );
    return { events, next: last ? toEventKey(last) : null };
  }

  /**
   * Returns texts in the order of the ids, without events that were deleted in the meantime. Reads
   * those that are not in `known`.
   */
  async function findTexts(
    ids: string[],
    form: TextForm,
    known: ReadonlyMap<string, TextRow> = new Map(),
  ): Promise<EventText[]> {
    const byId = new Map(known);
    const unread = ids.filter((id) => !byId.has(id));
    if (unread.length > 0)
      for (const row of await query<TextRow>(prepared('event_texts', textsSql(unread, form.form))))
        byId.set(row.id, row);
    return complete(
      ids.flatMap((id) => byId.get(id) ?? []),
      form,
    );
  }

  async function complete(rows: TextRow[], { write }: TextForm): Promise<EventText[]> {
    const missing = rows.flatMap(({ id, text }) => (text === null ? id : []));
    const written = new Map<string, string>();
    if (missing.length > 0)
      for (const row of await query<SummaryRow>(prepared('event_summaries', summariesSql(missing))))
        written.set(row.id, write(toSummary(row)));
    return rows.flatMap((row) => {
      const text = row.text ?? written.get(row.id);
      return text === undefined ? [] : { ...row, text };
    });
  }

  return { listTexts, findTexts };
}

type AsStatement = (filter: EventFilter, statement: Sql) => Statement;
