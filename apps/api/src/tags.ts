/** What the reference says of each group of addresses; a group is the first part of a path. */
export const TAGS: Readonly<Record<string, string>> = {
  Events: 'What is on, filtered, counted, as calendars and feeds; and everything that changes.',
  Search: 'Events by what people type.',
  Venues: 'Where events take place.',
  Artists: 'Who is on the bill: musicians, teams, companies.',
  Articles: 'News about events, in many languages.',
  Demand: 'What people want where: to say it, and to read it.',
  Signup: 'Mails about what is new.',
  Plan: 'An evening around an event: what to wear, how to get there, where to eat and sleep.',
  Og: 'Pictures for when an event is shared.',
  Click: 'To the tickets.',
  Metrics: 'The platform in figures.',
  Usage: 'What you may ask, and have asked.',
  Register: 'A key of your own.',
  Keys: 'What is done with a key.',
  Account: 'Your account and what it holds about you.',
  Billing: 'Plans with more requests.',
};
