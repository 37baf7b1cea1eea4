export {
  createContext,
  Fragment,
  h,
  type ComponentChild,
  type ComponentChildren,
  type InputHTMLAttributes,
} from 'preact';
export { useContext } from 'preact/hooks';
export { Button } from './components/button.tsx';
export { CalendarFields } from './components/calendar-fields.tsx';
export { CalendarMenu } from './components/calendar-menu.tsx';
export { EventFields } from './components/event-fields.tsx';
export { Choice, Field, HiddenField } from './components/fields.tsx';
export { FormField, FormScope, type RefusedFields } from './components/form-field.tsx';
export { Isolated, stripStackedMarks } from './components/isolated.tsx';
export { mapAddress } from './components/map-address.ts';
export { Empty, Notice } from './components/notice.tsx';
export { PlanSection, PlanTimeline } from './components/plan-parts.tsx';
export { Sources } from './components/sources.tsx';
export { StateBar } from './components/state-bar.tsx';
export { STATE_STYLESHEET } from './state-stylesheet.ts';
export { inlinePagePolicy, pagePolicy } from './content-policy.ts';
export { siteTitle } from './page.tsx';
export { createProblemPage } from './problem-page.tsx';
export { renderMarkup, renderPage } from './render.tsx';
export {
  createSiteLinks,
  Mark,
  renderSitePage,
  SITE_PAGE_POLICY,
  type SiteAddresses,
  type SitePageProps,
} from './site-page.tsx';
export { SITE_STYLESHEET } from './site-stylesheet.ts';
export { TOKEN_STYLESHEET } from './token-stylesheet.ts';
export { COLOURS, FONTS, MONOSPACE, RADIUS, SPACING, type Theme } from './tokens.ts';
