// Words of houses, not of towns. A town that the gazetteer lists is one, whatever its name.
const HOUSE =
  /\b(?:cent(?:er|re)|centro|centrum|zentrum|palais|hall|\p{L}+halle|theat(?:er|re)|teatro|arena|stadium|stadion|stadio|museum|musée|museo|hotel|hôtel|university|universit[äéà]t?|universidad|college|school|schule|library|bibliothe[kc]a?|bibliothek|church|kirche|auditorium|convention|congress|kongress|expo|fairgrounds?|campus|building|gallery|galerie|galería|pavilion|ballroom|room|club|pub|bar|café|cafe|restaurant|resort|cruise|airport|office|headquarters|hq|institute|foundation|ltd|inc|gmbh|street|strasse|straße|avenue|boulevard|road|rue|calle|platz|plaza)\b/iu;
const NO_TOWN =
  /[\d?!@#=<>{}_]|https?:|www\.|\b(?:or|oder(?=\s)|and|und|et|tba|tbd|tbc|various|multiple|several|all|any|anywhere|everywhere|worldwide|global|nationwide|online|virtual|remote|hybrid|unknown|announced|conference|event|meeting|webinar|livestream|zoom)\b/iu;
const MAX_WORDS = 5;

// "1600 Main St": the number is no postcode.
const STREET =
  /(?<![\p{L}\p{M}])(?:st|street|ave?|avenue|rd|road|blvd|boulevard|dr|drive|ln|lane|way|pkwy|parkway|hwy|highway|ct|court|sq|square|pl|place|terrace|row|walk)\b\.?(?:\s+(?:[nsew]{1,2}|north|south|east|west))?$|^\d+[a-z]?\s+(?:(?:bis|ter)\s+)?(?:rue|av|avenue|boulevard|bd|chemin|allée|place|quai|impasse|route|cours)\b/iu;

export const isStreet = (text: string): boolean => STREET.test(text);

/** Returns whether a text names a house rather than a town. */
export const isHouseName = (text: string): boolean => HOUSE.test(text) && /\p{L}{3}/u.test(text);

/** Returns whether a text that the gazetteer does not list can be the name of a town. */
export const isTownName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) &&
  !NO_TOWN.test(text) &&
  !HOUSE.test(text) &&
  text.split(/\s+/).length <= MAX_WORDS;
