/** A change of the API that developers notice. */
export interface ApiChange {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Part of the permanent address of the entry. */
  id: string;
  title: string;
  text: string;
}

/** The newest first. An entry never changes its id. */
export const API_CHANGES: readonly ApiChange[] = [
  {
    date: '2026-11-26',
    id: 'webhooks',
    title: 'Webhooks, snapshots and corrections',
    text: 'POST /webhooks sends signed changes with the filters of /events. GET /snapshots lists nightly copies of the catalogue. POST /corrections and POST /submissions report faults and new events.',
  },
  {
    date: '2026-11-26',
    id: 'publishable-keys',
    title: 'Keys for pages',
    text: 'Keys that begin with mq_pub_ are bound to origins and only read. /keys/publishable creates, lists and revokes them.',
  },
  {
    date: '2026-11-26',
    id: 'lists',
    title: 'More of lists',
    text: 'include=total, fields, bbox, tag, genre, several countries, GeoJSON, Atom and JSON Feed; GET /suggest and GET /categories.',
  },
  {
    date: '2026-11-25',
    id: 'series',
    title: 'Series',
    text: 'Events have series. group=series lists each series once, and GET /series/{slug} lists its events.',
  },
  {
    date: '2026-11-21',
    id: 'version-1',
    title: 'Version 1.0',
    text: 'The first version of the API.',
  },
];
