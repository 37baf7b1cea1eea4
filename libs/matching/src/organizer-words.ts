import { foldText } from '@marquee/domain';

// Legal forms, folded: "e.V." is "e v". A name without its form means the same body.
const FORM =
  ' (?:e v|ev|gmbh|ggmbh|mbh|ug|ohg|kg|co kg|ag|eg|se|e u|inc|incorporated|llc|l l c|llp|lp|ltd|limited|plc|corp|corporation|co|company|cic|cio|pty|pte|pvt|s a|sa|sas|s a s|sarl|s a r l|asbl|vzw|bv|b v|nv|n v|oy|oyj|ry|r y|ab|as|asa|aps|a s|s r o|z s|sp z o o|d o o|doo|kft|srl|s r l|spa|s p a|onlus|aps|asd|s l|sl|slu|lda|ltda|eireli|kk)';
const FORMS = new RegExp(`(?:${FORM})+$`);

/** Returns the blocking key of an organiser's name: without article, legal form and spaces. */
export function buildOrganizerKey(name: string): string {
  const folded = foldText(name);
  const bare = ` ${folded}`.replace(/^ the (?=.)/, ' ').replace(FORMS, '');
  return bare.replaceAll(' ', '') || folded || name;
}
