/** Where the last page ended: its last record's sort value (an instant as ISO 8601 text) and id. */
export interface PageKey {
  value: string | number;
  id: string;
}

/** Which part of a list is wanted. */
export interface Page {
  /** Items wanted; one more is read, to tell whether there are more. */
  limit: number;
  offset: number;
  after: PageKey | null;
}

/** One page of a list. */
export interface Found<Item> {
  items: Item[];
  /** Where the next page begins; null on the last one. */
  next: PageKey | null;
}
