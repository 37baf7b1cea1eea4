import { getMetrics, type GetMetricsDeps } from '@marquee/operations';
import { formatInUtc } from '../components/format-in-utc.ts';
import { pageAddress } from '../components/links.ts';
import { runner, type Page } from './page.ts';

const metrics = runner(getMetrics);

/** Numbers of the catalogue, and how its data may be used. */
export const dataPage: Page<GetMetricsDeps> = {
  path: '/about/data',
  load: async (deps, _values, context) => {
    const { events, generated_at } = await metrics(deps, {});
    const { t, locale } = context.translator;
    const format = (count: number) => new Intl.NumberFormat(locale).format(count);
    const counts = {
      total: format(events.total),
      cities: format(events.cities),
      upcoming: format(events.upcoming),
      added: format(events.added_7d),
    };
    const title = t('aboutData');
    return {
      title,
      description: t('dataCounts', counts),
      canonical: '/about/data',
      body: [
        <h1>{title}</h1>,
        <div class="prose">
          <p>{`${t('dataCounts', counts)} ${t('countedAt', { time: formatInUtc(new Date(generated_at), context.translator) })}`}</p>
          <p>{t('dataMerged')}</p>
          <p>
            <a href={`${context.addresses.api}/docs`}>{t('dataApi')}</a>
          </p>
          <p>
            <a href={pageAddress('/sources', context)}>{t('sourcesWithState')}</a>
          </p>
        </div>,
      ],
    };
  },
};
