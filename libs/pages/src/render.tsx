import { type ComponentChild } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { Page, type PageProps } from './page.tsx';

/** Returns a complete HTML document. */
export const renderPage = (props: PageProps): string =>
  `<!doctype html>\n${renderMarkup(<Page {...props} />)}`;

/** Returns elements as HTML, for example as code to copy. Texts and attributes are escaped. */
export const renderMarkup = (elements: ComponentChild): string => renderToString(<>{elements}</>);
