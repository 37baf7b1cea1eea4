const THING =
  'vip|platinum|premium|gold|parking|suite|lounge|hospitality|travel|hotel|backstage|fast lane|fast track|meet (?:and|&) greet|early entry|camping';
const PRODUCT = String.raw`(?:passe?s?|packages?|packs?|upgrades?|experiences?|access|add[ -]?ons?|tickets?|seats|seating|lots?|rentals?|pakete?|upgrades?)`;
const SEPARATOR = String.raw`\s*(?:[:|•–—]|\s-)\s+`;
// "VIP Package", "Official Platinum", "3-Day Travel Package", "Premier Parking"
const NAME = String.raw`(?:(?:official|premier|preferred|\d+[ -]day|single|general)\s+)*(?:${THING})(?:\s+(?:${THING}|box))*(?:\s+${PRODUCT})*(?:\s+only)?`;

const PATTERNS = [
  new RegExp(
    String.raw`^(?:official platinum|(?=[^:|•–—]*\b(?:${PRODUCT}|parking)\b)${NAME})${SEPARATOR}\S`,
    'i',
  ),
  new RegExp(String.raw`\S(?:${SEPARATOR}|\s*[([])${NAME}[)\]]?$`, 'i'),
];

/**
 * Returns whether a title sells something around an event: "VIP Package: …", "… - Parking Pass". A
 * festival's "3-Day Pass" is the festival.
 */
export const isTicketProduct = (title: string): boolean =>
  PATTERNS.some((pattern) => pattern.test(title.trim()));
