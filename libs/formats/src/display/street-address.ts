const STREET_FIRST =
  'allée|av|ave|avenue|bd|blvd|boulevard|calle|chaussée|chemin|corso|cours|esplanade|faubourg|fbg|impasse|passage|paseo|piazza|pl|place|plaza|promenade|quai|route|rte|rua|rue|square|via|viale';
const STREET_LAST =
  'ave|avenue|blvd|boulevard|court|ct|dr|drive|hwy|highway|lane|ln|parkway|pkwy|pl|place|plaza|rd|road|row|sq|square|st|street|terrace|walk|way';

const FORMS = [
  // "1 Pl. de la Prte de Versailles", "12 bis, rue Oberkampf"
  new RegExp(
    `^\\d{1,5}\\s?[a-z]?(?:\\s(?:bis|ter))?,?\\s+(?:${STREET_FIRST})\\b\\.?\\s+\\p{L}`,
    'iu',
  ),
  // "186 Hackney Rd, London E2 7QL"
  new RegExp(
    `^\\d{1,5}(?:\\s?[-–]\\s?\\d+)?[a-z]?\\s+[^,]+\\s(?:${STREET_LAST})\\b\\.?(?:\\s(?:[nsew]{1,2}|north|south|east|west))?(?:,|$)`,
    'iu',
  ),
  // "Hauptstraße 5", "Am Alten Markt 12, 10115 Berlin"
  /^[\p{L} .-]*\p{L}(?:straße|strasse|str\.|gasse|allee|damm|weg|platz)\s\d{1,4}\s?[a-z]?(?:\s?[-–]\s?\d+)?(?:,|$)/iu,
  // "Calle de Alcalá, 42", "Via Roma 12, 20121 Milano"
  new RegExp(
    `^(?:c\\/|calle|avda\\.?|avenida|paseo|via|viale|corso|rua|ul\\.)\\s[^,\\d]+,?\\s?\\d{1,4}(?:,|$)`,
    'iu',
  ),
];

/**
 * Whether a text is a street with a number and no name. Sources that have no name of a venue state
 * its address instead.
 */
export const isStreetAddress = (text: string): boolean => FORMS.some((form) => form.test(text));

interface Place {
  venue_name: string;
  city: string;
  address?: string | null;
}

/** Returns the name of a venue and its address. A name that is an address is returned as one. */
export function splitVenue({ venue_name, address = null, city }: Place): {
  name: string | null;
  address: string | null;
} {
  if (!isStreetAddress(venue_name)) return { name: venue_name, address };
  return { name: null, address: address ?? withoutCity(venue_name, city) };
}

/** "1 Pl. de la Prte de Versailles, 75015 Paris" in Paris is "1 Pl. de la Prte de Versailles". */
function withoutCity(address: string, city: string): string {
  const parts = address.split(/,\s*/);
  const at = parts.findIndex(
    (part, index) =>
      index > 0 &&
      part
        .replace(/\d[\d\s-]*/g, '')
        .trim()
        .startsWith(city),
  );
  return at > 0 ? parts.slice(0, at).join(', ') : address;
}
