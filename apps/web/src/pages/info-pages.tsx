import type { PublishedSource } from '@marquee/database';
import { getMetrics, type GetMetricsDeps } from '@marquee/operations';
import { Isolated, type ComponentChild } from '@marquee/pages';
import { publicUrlOrNull } from '@marquee/runtime';
import { Table } from '../account/account-parts.tsx';
import { formatInUtc } from '../components/format-in-utc.ts';
import { useTexts } from '../page-scope.tsx';
import { runner, type Page } from './page.ts';

const metrics = runner(getMetrics);

interface DataDeps extends GetMetricsDeps {
  sources: { listPublished: () => Promise<PublishedSource[]> };
}

/** Numbers of the catalogue, its sources, and how its data may be used. */
export const dataPage: Page<DataDeps> = {
  path: '/about/data',
  load: async (deps, _values, context) => {
    const [{ events, generated_at }, sources] = await Promise.all([
      metrics(deps, {}),
      deps.sources.listPublished(),
    ]);
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
          {sources.length > 0 && <Sources sources={sources} />}
        </div>,
      ],
    };
  },
};

/** The sources with their terms. */
function Sources({ sources }: { sources: PublishedSource[] }): ComponentChild {
  const t = useTexts();
  return [
    <h2>{t('allSources')}</h2>,
    <Table titles={[t('sources'), t('licence'), t('attribution'), t('completeOn')]}>
      {sources.map((source) => (
        <SourceRow key={source.name} source={source} />
      ))}
    </Table>,
  ];
}

/** The text of a source links to it. A stored address can be older than the check at ingest. */
function SourceRow({ source }: { source: PublishedSource }): ComponentChild {
  const { name, title, licence, attribution, completed_at } = source;
  const url = publicUrlOrNull(source.url);
  const t = useTexts();
  const text = <Isolated text={title ?? name} />;
  return (
    <tr>
      <th scope="row">
        {url === null ? (
          text
        ) : (
          <a href={url} rel="nofollow">
            {text}
          </a>
        )}
      </th>
      <td>{licence ?? t('notStated')}</td>
      <td>{attribution !== null && <Isolated text={attribution} />}</td>
      <td>{completed_at?.toISOString().slice(0, 10) ?? t('notYet')}</td>
    </tr>
  );
}
