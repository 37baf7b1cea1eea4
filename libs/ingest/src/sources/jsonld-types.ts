import type { Category } from '@marquee/domain';

/** schema.org's Event and those of its subtypes that people go to; null where the type does not tell our category. */
export const EVENT_TYPES: Readonly<Record<string, Category | null>> = {
  Event: null,
  MusicEvent: 'music',
  SportsEvent: 'sports',
  TheaterEvent: 'theater',
  DanceEvent: 'theater',
  PerformingArtsEvent: 'theater',
  ScreeningEvent: 'film',
  ComedyEvent: 'comedy',
  Festival: 'festival',
  BusinessEvent: 'conference',
  ConferenceEvent: 'conference',
  Hackathon: 'conference',
  SocialEvent: null,
  ChildrensEvent: null,
  EducationEvent: null,
  ExhibitionEvent: null,
  FoodEvent: null,
  LiteraryEvent: null,
  SaleEvent: null,
  VisualArtsEvent: null,
};

/** Best first: of several offers the best one tells whether there are tickets. */
export const AVAILABILITIES: readonly [word: RegExp, availability: string][] = [
  [/instock|onlineonly|instoreonly/i, 'available'],
  [/limitedavailability/i, 'few_left'],
  [/preorder|presale|backorder/i, 'not_yet'],
  [/discontinued/i, 'off_sale'],
  [/soldout|outofstock/i, 'sold_out'],
];
