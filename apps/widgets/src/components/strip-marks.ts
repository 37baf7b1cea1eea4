import { h, type ComponentChild } from 'preact';

const MARKS_IN_A_ROW = /(\p{M}{6})\p{M}+/gu;

/** Text of strangers without towers of combining marks: no letter needs more than a few. */
export const stripStackedMarks = (text: string): string => text.replace(MARKS_IN_A_ROW, '$1');

/** The same in its own direction, which ends with it. */
export const Isolated = ({ text }: { text: string }): ComponentChild => h('bdi', null, stripStackedMarks(text));
