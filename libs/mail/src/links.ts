/** The addresses that mails name, all under the API's public one. */
export const linksUnder = (apiUrl: string) => ({
  api: apiUrl,
  reference: `${apiUrl}/docs`,
  confirmKey: (token: string) => `${apiUrl}/keys/confirm?token=${encodeURIComponent(token)}`,
  neverAgain: (token: string) => `${apiUrl}/mail/stop?token=${encodeURIComponent(token)}`,
});
export type Links = ReturnType<typeof linksUnder>;
