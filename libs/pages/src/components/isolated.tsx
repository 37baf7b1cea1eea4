import { type ComponentChild } from 'preact';

const MARKS_IN_A_ROW = /(\p{M}{6})\p{M}+/gu;

/** Removes stacked combining marks ("Zalgo" text) beyond six per letter. */
export const stripStackedMarks = (text: string): string => text.replace(MARKS_IN_A_ROW, '$1');

/** Isolates the text direction of third-party text. */
export const Isolated = ({ text }: { text: string }): ComponentChild => (
  <bdi>{stripStackedMarks(text)}</bdi>
);
