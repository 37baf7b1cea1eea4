import { type ComponentChild, type ComponentChildren, type HTMLAttributes } from 'preact';
import type { Theme } from './tokens.ts';

export interface PageProps {
  /** The complete title of the document. */
  title: string;
  /** A BCP 47 tag. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  theme?: Theme;
  description?: string | undefined;
  /** CSS to write into the page. It is trusted. */
  styles?: string;
  /** More elements for the head. */
  head?: ComponentChildren;
  /** Attributes of the body. */
  body?: HTMLAttributes<HTMLBodyElement>;
  children?: ComponentChildren;
}

/** The shell of every HTML page. */
export const Page = ({
  title,
  lang = 'en',
  dir,
  theme,
  description,
  styles,
  head,
  body,
  children,
}: PageProps): ComponentChild => (
  <html lang={lang} dir={dir} data-theme={theme}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {styles !== undefined && <style dangerouslySetInnerHTML={{ __html: styles }} />}
      {head}
    </head>
    <body {...(body ?? null)}>{children}</body>
  </html>
);

/** Returns the title of a document: the subject, then the name of the site. */
export const siteTitle = (subject: string): string => `${subject} · Marquee`;
