import type { Category } from '@marquee/domain';
import sql from 'sql-template-tag';

export interface MailEventRow {
  id: string;
  slug: string;
  title: string;
  category: Category;
  start_local: string;
  timezone: string;
  all_day: boolean;
  time_tbd: boolean;
  date_tbd: boolean;
  online: boolean;
  venue_name: string | null;
  city: string | null;
}

/** Selects a `MailEventRow`. Needs `MAIL_EVENT_JOINS`. */
export const MAIL_EVENT_COLUMNS = sql`e.id, e.slug, e.title, e.category, e.start_local, e.timezone, e.all_day, e.time_tbd, e.date_tbd,
  e.online, v.name AS venue_name, ec.name AS city`;

export const MAIL_EVENT_JOINS = sql`LEFT JOIN venue v ON v.id = e.venue_id LEFT JOIN city ec ON ec.id = e.city_id`;
