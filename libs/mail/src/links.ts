import { eventPageUrl } from '@marquee/domain';

/** The public base URLs of the apps that mails link to. */
export interface MailAddresses {
  api: string;
  widgets: string;
  web?: string | undefined;
}

/** Builds the links in mails. Each leads to a page for people. */
export const createLinks = (addresses: MailAddresses) => {
  const { api } = addresses;
  const withToken = (path: string) => (token: string) => `${api}${path}?token=${encodeURIComponent(token)}`;
  return {
    home: `${api}/`,
    reference: `${api}/docs`,
    event: (slug: string) => eventPageUrl(slug, addresses),
    confirmKey: withToken('/keys/confirm'),
    confirmAddress: withToken('/signup/confirm'),
    preferences: withToken('/signup/preferences'),
    unsubscribe: withToken('/signup/unsubscribe'),
    endSearch: withToken('/mail/searches/stop'),
    mailPreferences: withToken('/mail/preferences'),
    searches: `${addresses.web ?? api}/account/searches`,
    /** Links of this kind are mailed by the website only. */
    signIn: (token: string) => `${addresses.web ?? api}/account/enter?token=${encodeURIComponent(token)}`,
    neverAgain: withToken('/mail/stop'),
  };
};
export type Links = ReturnType<typeof createLinks>;
