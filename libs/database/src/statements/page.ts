/** Sort value (an instant as ISO 8601 text) and id of the last record of a page. */
export interface PageKey {
  value: string | number;
  id: string;
  /** Lists of events end with ongoing events, and the record is one of them. */
  isOngoing?: boolean;
}

export interface Page {
  limit: number;
  offset: number;
  after: PageKey | null;
}

export interface Found<Item> {
  items: Item[];
  next: PageKey | null;
}
