/** Returns the page of an event for people. */
export const eventPageUrl = (slug: string, { widgets }: { widgets: string }): string =>
  `${widgets}/embed/event/${encodeURIComponent(slug)}`;
