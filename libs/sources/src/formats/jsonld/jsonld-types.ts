const EVENT_TYPES = new Set(
  'Event BusinessEvent ChildrensEvent ComedyEvent ConferenceEvent CourseInstance DanceEvent EducationEvent ExhibitionEvent Festival FoodEvent Hackathon LiteraryEvent MusicEvent PerformingArtsEvent SaleEvent ScreeningEvent SocialEvent SportsEvent TheaterEvent VisualArtsEvent'.split(
    ' ',
  ),
);

/** Returns whether a type is schema.org's Event or a subtype that people attend. */
export const isEventType = (type: string): boolean => EVENT_TYPES.has(type);

/** Best first: the best offer decides the availability of the event. */
export const AVAILABILITIES: readonly [word: RegExp, availability: string][] = [
  [/instock|onlineonly|instoreonly/i, 'available'],
  [/limitedavailability/i, 'few_left'],
  [/preorder|presale|backorder/i, 'not_yet'],
  [/discontinued/i, 'off_sale'],
  [/soldout|outofstock/i, 'sold_out'],
];
