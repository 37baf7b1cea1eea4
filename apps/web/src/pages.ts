import type { Dependencies } from './dependencies.ts';
import { eventPage } from './pages/event-page.ts';
import { homePage } from './pages/home-page.ts';
import type { Page } from './pages/page.ts';
import { searchPage } from './pages/search-page.ts';

/** All pages of the website. */
export const pages: Page<Dependencies>[] = [homePage, searchPage, eventPage];
