import type { components } from './generated/schema.ts';

type Schemas = components['schemas'];
export type Article = Schemas['Article'];
export type ArticleSummary = Schemas['ArticleSummary'];
export type Artist = Schemas['Artist'];
export type Organizer = Schemas['Organizer'];
export type Event = Schemas['Event'];
export type EventChange = Schemas['EventChange'];
export type EventSummary = Schemas['EventSummary'];
export type Venue = Schemas['Venue'];
