/** The description of each tag in the API reference. A tag is the first segment of a path. */
export const TAGS: Readonly<Record<string, string>> = {
  Events: 'Lists, counts, calendars and feeds of events, and the change feed.',
  Search: 'Full-text search for events.',
  Venues: 'Where events take place.',
  Artists: 'Performers: musicians, teams, companies.',
  Articles: 'News about events, in many languages.',
  Demand: 'Which artists people request in which cities.',
  Signup: 'Mails about new events.',
  Plan: 'A plan for an evening around an event: outfit, transport, dinner and hotel.',
  Og: 'Social cards: images for links to events.',
  Click: 'Redirects to ticket sellers.',
  Metrics: 'Figures of the platform.',
  Usage: 'Your limits and how much of them is left.',
  Register: 'Register an API key.',
  Keys: 'Confirm, rotate or revoke an API key.',
  Account: 'Delete your account and your data.',
  Billing: 'Plans with more requests.',
};
