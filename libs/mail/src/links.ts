/** Builds the links in mails from the API's public URL. */
export const createLinks = (apiUrl: string) => {
  const withToken = (path: string) => (token: string) => `${apiUrl}${path}?token=${encodeURIComponent(token)}`;
  return {
    api: apiUrl,
    reference: `${apiUrl}/docs`,
    event: (slug: string) => `${apiUrl}/events/${encodeURIComponent(slug)}`,
    confirmKey: withToken('/keys/confirm'),
    confirmAddress: withToken('/signup/confirm'),
    preferences: withToken('/signup/preferences'),
    unsubscribe: withToken('/signup/unsubscribe'),
    neverAgain: withToken('/mail/stop'),
  };
};
export type Links = ReturnType<typeof createLinks>;
