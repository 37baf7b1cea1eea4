import { eventPageUrl, pictureName } from '@marquee/domain';

/** The public base URLs of the apps that mails link to. */
export interface MailAddresses {
  api: string;
  widgets: string;
  web?: string | undefined;
}

/** The width of the smallest file of each picture, at most. */
export const MAX_PICTURE_WIDTH = 320;

/**
 * Builds the links in a mail. Each leads to a page for people, in the language of the mail if that
 * is known.
 */
export const createLinks = (addresses: MailAddresses, reader: string | null) => {
  const { api } = addresses;
  const website = addresses.web ?? api;
  const inLanguage = (url: string) =>
    reader === null
      ? url
      : `${url}${url.includes('?') ? '&' : '?'}locale=${encodeURIComponent(reader)}`;
  const withToken = (page: string) => (token: string) =>
    inLanguage(`${page}?token=${encodeURIComponent(token)}`);
  return {
    home: addresses.web === undefined ? `${api}/` : inLanguage(`${addresses.web}/`),
    reference: `${api}/docs`,
    event: (slug: string) => inLanguage(eventPageUrl(slug, addresses)),
    calendarFile: (slug: string) => `${api}/events/${encodeURIComponent(slug)}.ics`,
    /** The smallest JPEG of a picture, from our own host. */
    picture: (id: string) =>
      `${addresses.web ?? addresses.widgets}/pictures/${pictureName(id, MAX_PICTURE_WIDTH, 'jpg')}`,
    confirmKey: withToken(`${api}/keys/confirm`),
    confirmAddress: withToken(`${api}/signup/confirm`),
    preferences: withToken(`${api}/signup/preferences`),
    unsubscribe: withToken(`${api}/signup/unsubscribe`),
    endSearch: withToken(`${api}/mail/searches/stop`),
    mailPreferences: withToken(`${api}/mail/preferences`),
    searches: inLanguage(`${website}/account/searches`),
    calendar: (id: string) => inLanguage(`${website}/account/calendars/${id}`),
    /** Links of this kind are mailed by the website only. */
    signIn: withToken(`${website}/account/enter`),
    /** The link carries what is followed, so that it works in every browser. */
    follow: (token: string, { filter, frequency }: { filter: string; frequency: string }) =>
      inLanguage(
        `${website}/account/enter?${new URLSearchParams({ token, filter, frequency }).toString()}`,
      ),
    neverAgain: withToken(`${api}/mail/stop`),
  };
};
export type Links = ReturnType<typeof createLinks>;
