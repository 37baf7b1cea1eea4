export {
  createContext,
  Fragment,
  h,
  type ComponentChild,
  type ComponentChildren,
  type InputHTMLAttributes,
} from 'preact';
export { useContext } from 'preact/hooks';
export { Button } from './components/button.ts';
export { Choice, Field, HiddenField } from './components/fields.ts';
export { Isolated, stripStackedMarks } from './components/isolated.ts';
export { mapAddress } from './components/map-address.ts';
export { Empty, Notice } from './components/notice.ts';
export { PlanSection, PlanTimeline } from './components/plan-parts.ts';
export { Sources } from './components/sources.ts';
export { inlinePagePolicy } from './content-policy.ts';
export { siteTitle } from './page.ts';
export { createProblemPage } from './problem-page.ts';
export { renderMarkup, renderPage } from './render.ts';
export {
  renderSitePage,
  SITE_PAGE_POLICY,
  type SiteAddresses,
  type SitePageProps,
} from './site-page.ts';
export { SITE_STYLESHEET } from './site-stylesheet.ts';
export { TOKEN_STYLESHEET } from './token-stylesheet.ts';
export { COLOURS, FONTS, MONOSPACE, RADIUS, SPACING, type Theme } from './tokens.ts';
