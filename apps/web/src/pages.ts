import type { Dependencies } from './dependencies.ts';
import { apiChangesPage } from './developers/changelog-pages.tsx';
import { statusPage } from './developers/status-page.tsx';
import { developersPage, guidePage } from './guides/guide-pages.tsx';
import { legalPage } from './legal/legal-page.tsx';
import { articlePage, articlesPage } from './pages/article-pages.tsx';
import {
  archiveMonthPage,
  archivePage,
  artistsPage,
  citiesPage,
  venuesPage,
} from './pages/browse-pages.tsx';
import { cityPage } from './pages/city-page.tsx';
import { artistDemandPage, demandPage } from './pages/demand-pages.tsx';
import { eventPage } from './pages/event-page.tsx';
import { homePage } from './pages/home-page.tsx';
import { dataPage } from './pages/info-pages.tsx';
import { organizerPage } from './pages/organizer-page.tsx';
import type { Page } from './pages/page.ts';
import { planPage } from './pages/plan-page.tsx';
import { artistPage, venuePage } from './pages/record-pages.tsx';
import { searchPage } from './pages/search-page.tsx';
import { seriesPage } from './pages/series-page.tsx';
import { sourcesPage } from './pages/sources-page.tsx';

/** All pages of the website. */
export const pages: Page<Dependencies>[] = [
  homePage,
  searchPage,
  eventPage,
  cityPage,
  artistPage,
  venuePage,
  organizerPage,
  seriesPage,
  citiesPage,
  artistsPage,
  venuesPage,
  archivePage,
  archiveMonthPage,
  planPage,
  articlesPage,
  articlePage,
  demandPage,
  artistDemandPage,
  dataPage,
  sourcesPage,
  developersPage,
  apiChangesPage, // before the guides, whose path it fits
  guidePage,
  legalPage,
  statusPage,
];
