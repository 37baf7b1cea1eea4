import { eventPageUrl } from '@marquee/domain';
import type {
  getArticle,
  getArtist,
  getEvent,
  getOrganizer,
  getPlan,
  getSeries,
  getVenue,
} from '@marquee/operations';
import type { SiteAddresses } from '@marquee/pages';
import type { z } from 'zod';
import { htmlFormat } from './html-page.ts';

interface Subject {
  title: string;
  lang?: string;
  /** A page for people about the same subject. */
  page?: string;
}

/**
 * What a browser gets at the address of a record where no website is deployed: a page that names
 * the JSON. With a website, `redirectPeople` leads to its page before.
 */
const dataPage = <Output extends z.ZodObject>(
  toSubject: (output: z.output<Output>, site: SiteAddresses) => Subject,
) =>
  htmlFormat<Output>((output, { site, path }) => {
    const { title, lang, page } = toSubject(output, site);
    return {
      title,
      ...(lang !== undefined && { lang }),
      description: `Data about ${title}`,
      ...(page !== undefined && { canonical: page }),
      children: (
        <div lang="en" dir="ltr">
          <p>This address returns JSON to programs:</p>
          <pre>{`curl '${new URL(site.api + path).href}'`}</pre>
          <p class="actions">
            {page !== undefined && (
              <a class="button" href={page}>
                Page for people
              </a>
            )}
            <a class="button quiet" href={`${site.api}/docs`}>
              API reference
            </a>
          </p>
        </div>
      ),
    };
  });

export const eventPage = dataPage<typeof getEvent.output>(({ event }, site) => ({
  title: event.title,
  page: eventPageUrl(event.slug, site),
}));

export const planPage = dataPage<typeof getPlan.output>(({ event }, site) => ({
  title: `Plan: ${event.title}`,
  page: eventPageUrl(event.slug, site),
}));

export const venuePage = dataPage<typeof getVenue.output>(({ venue }) => ({ title: venue.name }));

export const artistPage = dataPage<typeof getArtist.output>(({ artist }) => ({
  title: artist.name,
}));

export const organizerPage = dataPage<typeof getOrganizer.output>(({ organizer }) => ({
  title: organizer.name,
}));

export const seriesPage = dataPage<typeof getSeries.output>(({ series }) => ({
  title: series.title,
}));

export const articlePage = dataPage<typeof getArticle.output>(({ article }) => ({
  title: article.title,
  lang: article.lang,
}));
