import { foldText } from '@marquee/domain';

/** Words between the places of a list: "Berlin or Hamburg". */
export const JOINS: ReadonlySet<string> = new Set(
  'or and und oder et ou y o u e of en i lub albo oraz och eller og и или 和 或 و أو'
    .split(' ')
    .map(foldText),
);
