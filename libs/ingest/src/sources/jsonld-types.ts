const EVENT_TYPES = new Set(
  'Event BusinessEvent ChildrensEvent ComedyEvent ConferenceEvent CourseInstance DanceEvent EducationEvent ExhibitionEvent Festival FoodEvent Hackathon LiteraryEvent MusicEvent PerformingArtsEvent SaleEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent VisualArtsEvent'.split(
    ' ',
  ),
);

/** Whether a type is schema.org's Event or one of its subtypes that people go to. */
export const isEventType = (type: string): boolean => EVENT_TYPES.has(type);

/** Best first: of several offers the best one tells whether there are tickets. */
export const AVAILABILITIES: readonly [word: RegExp, availability: string][] = [
  [/instock|onlineonly|instoreonly/i, 'available'],
  [/limitedavailability/i, 'few_left'],
  [/preorder|presale|backorder/i, 'not_yet'],
  [/discontinued/i, 'off_sale'],
  [/soldout|outofstock/i, 'sold_out'],
];
