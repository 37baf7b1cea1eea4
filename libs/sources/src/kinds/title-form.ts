import type { Kind } from '@marquee/domain';

/** "(2-2)", "[3:1]" at the end of a fixture. */
const SCORE = /[([]\d{1,3}\s?[-–:]\s?\d{1,3}[)\]]\s*$/u;
const SIDES = /^(?<home>\S.{1,60}?)\s+(?:[-–—]|v|vs\.?|x)\s+(?<away>\S.{1,80})$/u;
/** What the names of teams have in many countries. */
const TEAM =
  /(?:^|\s)(?:FC|AFC|CF|SC|SV|FK|FF|IF|IFK|BK|IK|AIK|HC|HK|BC|RC|AC|AS|US|SS|S\.S\.|UD|CD|SD|RB|TSV|VfB|VfL|TSG|FSV|SK|NK|KS|MKS|GKS|KV|KRC|RSC|BSC|FBK|HIFK|TPS|JK|United|Rovers|Wanderers|Hotspur|Athletic|Albion)(?:\s|$)/u;
/** "Hawks v Owls", not "Roe v. Wade: a talk". */
const AGAINST = /^\p{Lu}[^:]{1,40}\s(?:v|vs|vs\.)\s\p{Lu}[^:]{1,40}$/u;

const isFixture = (title: string): boolean => {
  const sides = SIDES.exec(title)?.groups;
  if (!sides) return false;
  return (
    SCORE.test(title) ||
    AGAINST.test(title) ||
    (TEAM.test(sides['home'] ?? '') && !title.includes(':')) ||
    TEAM.test(sides['away'] ?? '')
  );
};

/** Several acts: "Red Owls + Tin Men" */
const BILL = /[\p{L}\p{N}]\s+(?:\+|w\/|feat\.|ft\.|featuring)\s?\p{Lu}/u;
/** "Red Owls with Tin Men, Ana Roy" */
const WITH_SEVERAL = /\swith\s\p{Lu}[^,:]+,\s\p{Lu}/u;
/** "Ana Roy @ Owl Club": only acts are announced so. */
const AT_HOUSE = /\p{L}\s+@\s*\p{Lu}/u;
const NAME =
  /^(?:(?:the|the\s+\p{Lu}|\p{Lu}|\d)[\p{L}\p{N}.'’&!?-]*)(?:\s+(?:(?:&|and|och|und|et|y|e|ja|the|of|de|von|van)\s+)?[\p{Lu}\d][\p{L}\p{N}.'’!?-]*){0,4}$/u;
const MIN_ACTS = 3;

/** Three names or more, and nothing else: "Red Owls, Tin Men, Ana Roy" */
function isLineup(title: string): boolean {
  const parts = title.split(/\s*[,/]\s*(?:and\s+)?/u);
  return parts.length >= MIN_ACTS && parts.every((part) => NAME.test(part));
}

/** "北斎と広重展", not "発展" */
const SHOWN = /[^発發進]展(?=$|[\s」』》)）～〜:：(（])/u;

/** Returns the kind that the form of a title shows: a fixture, or the names of acts. */
export function findKindOfForm(title: string): Kind | null {
  if (isFixture(title)) return 'match';
  if (SHOWN.test(title)) return 'exhibition';
  return BILL.test(title) || WITH_SEVERAL.test(title) || AT_HOUSE.test(title) || isLineup(title)
    ? 'concert'
    : null;
}
