import { h, renderPage, siteTitle, TEXT_PAGE_STYLESHEET, type ComponentChild } from '@marquee/ui';

const REQUEST_STYLES = `
.requests li { display: flex; gap: 0.75rem; align-items: center; justify-content: space-between; border-top: 1px solid var(--line) }
.requests li > :last-child { white-space: nowrap }
`;

/** Renders a page with a heading and some text or forms. It loads nothing. */
export const textPage = (title: string, ...content: ComponentChild[]): string =>
  renderPage({
    title: siteTitle(title),
    theme: 'auto',
    styles: `${TEXT_PAGE_STYLESHEET}${REQUEST_STYLES}`,
    children: h('main', null, h('h1', null, title), content),
  });
