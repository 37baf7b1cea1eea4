/** The public base URLs of the deployables with pages for people. */
interface PageAddresses {
  widgets: string;
  /** Absent if there is no website. */
  web?: string | undefined;
}

/** Returns the page of an event for people: on the website, otherwise its widget. */
export const eventPageUrl = (slug: string, { web, widgets }: PageAddresses): string =>
  web === undefined ? eventWidgetUrl(slug, { widgets }) : `${web}/e/${encodeURIComponent(slug)}`;

export const eventWidgetUrl = (slug: string, { widgets }: { widgets: string }): string =>
  `${widgets}/embed/event/${encodeURIComponent(slug)}`;
