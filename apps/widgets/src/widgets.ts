import type { RequestDeps } from '@marquee/http';
import type { Dependencies } from './dependencies.ts';
import { artistPage } from './pages/artist-page.tsx';
import { cityPage } from './pages/city-page.tsx';
import type { Page } from './pages/define-page.ts';
import { demandPage } from './pages/demand-page.tsx';
import { eventListPage } from './pages/event-list-page.tsx';
import { eventPage } from './pages/event-page.tsx';
import { connectCalendarPage, followCityPage, submitEventPage } from './pages/form-pages.tsx';
import { planPage } from './pages/plan-page.tsx';
import { articlesPage, seriesPage, venuePage } from './pages/record-pages.tsx';

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
  submitEventPage,
  connectCalendarPage,
  followCityPage,
];
