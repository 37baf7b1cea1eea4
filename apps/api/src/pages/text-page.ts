import type { ComponentChild } from '@marquee/pages';

/** A page with a heading and some text or forms. */
export interface TextPage {
  title: string;
  content: ComponentChild[];
  /** Default: 200. */
  status?: number;
}

export const textPage = (title: string, ...content: ComponentChild[]): TextPage => ({
  title,
  content,
});
