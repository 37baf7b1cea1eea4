import type { Dependencies } from './dependencies.ts';
import { apiChangesPage } from './developers/changelog-pages.ts';
import { statusPage } from './developers/status-page.ts';
import { developersPage, guidePage } from './guides/guide-pages.ts';
import { legalPage } from './legal/legal-page.ts';
import { articlePage, articlesPage } from './pages/article-pages.ts';
import { cityPage } from './pages/city-page.ts';
import { artistDemandPage, demandPage } from './pages/demand-pages.ts';
import { eventPage } from './pages/event-page.ts';
import { homePage } from './pages/home-page.ts';
import { dataPage } from './pages/info-pages.ts';
import type { Page } from './pages/page.ts';
import { planPage } from './pages/plan-page.ts';
import { artistPage, seriesPage, venuePage } from './pages/record-pages.ts';
import { searchPage } from './pages/search-page.ts';

/** All pages of the website. */
export const pages: Page<Dependencies>[] = [
  homePage,
  searchPage,
  eventPage,
  cityPage,
  artistPage,
  venuePage,
  seriesPage,
  planPage,
  articlesPage,
  articlePage,
  demandPage,
  artistDemandPage,
  dataPage,
  developersPage,
  apiChangesPage, // before the guides, whose path it fits
  guidePage,
  legalPage,
  statusPage,
];
