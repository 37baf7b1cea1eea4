/** The addresses that mails name, all under the API's public one. */
export const linksUnder = (apiUrl: string) => {
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
export type Links = ReturnType<typeof linksUnder>;
