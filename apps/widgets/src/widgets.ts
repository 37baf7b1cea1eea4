import type { RequestDeps } from '@marquee/http';
import type { Dependencies } from './dependencies.ts';
import { artistPage } from './pages/artist-page.ts';
import { cityPage } from './pages/city-page.ts';
import type { Page } from './pages/define-page.ts';
import { demandPage } from './pages/demand-page.ts';
import { eventListPage } from './pages/event-list-page.ts';
import { eventPage } from './pages/event-page.ts';
import { planPage } from './pages/plan-page.ts';
import { articlesPage, seriesPage, venuePage } from './pages/record-pages.ts';

/** All widgets. */
export const widgets: Page<RequestDeps<Dependencies>>[] = [
  eventListPage,
  cityPage,
  eventPage,
  artistPage,
  demandPage,
  venuePage,
  seriesPage,
  articlesPage,
  planPage,
];
