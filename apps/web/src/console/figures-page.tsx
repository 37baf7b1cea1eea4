import type {
  BusyAccount,
  MailQueue,
  PartnerClicks,
  Excluded,
  WaitingJobs,
} from '@marquee/database';
import { Empty, type ComponentChild } from '@marquee/pages';
import { formatCount, formatMinute, Row, Table } from '../account/account-parts.tsx';
import { Section } from '../components/section.tsx';
import { WorldMap } from '../components/world-map.tsx';

export interface AccountLoad extends BusyAccount {
  tier: string;
  /** Share of the limit that is used, 0 to 1; null without a limit. */
  used: number | null;
}

interface DemandedCity {
  city: string;
  country_code: string | null;
  lat?: number | null;
  lng?: number | null;
  demands: number;
  artists: number;
}

export interface Figures {
  health: { database: boolean; counters: string; mails_waiting: number; jobs_waiting: number };
  jobs: WaitingJobs[];
  excluded: Excluded[];
  mails: MailQueue[];
  clicks: PartnerClicks[];
  accounts: AccountLoad[];
  demand: DemandedCity[];
}

/** The state of the installation. */
export const FiguresPage = (figures: Figures): ComponentChild => [
  <Health {...figures} />,
  <Accounts {...figures} />,
  <Clicks {...figures} />,
  <Demand {...figures} />,
  <Mails {...figures} />,
  <Jobs {...figures} />,
  <NotRead {...figures} />,
];

const Health = ({ health }: Figures): ComponentChild => (
  <List
    title="Health"
    titles={['Part', 'State']}
    rows={[
      ['Database', health.database ? 'ok' : 'unavailable'],
      ['Counters', health.counters],
      ['Jobs', `${formatCount(health.jobs_waiting)} waiting`],
      ['Mails', `${formatCount(health.mails_waiting)} waiting`],
    ]}
  />
);

const Accounts = ({ accounts }: Figures): ComponentChild => (
  <List
    title="Accounts with the most requests"
    titles={['Account', 'Plan', 'Requests since yesterday', 'Of the limit']}
    rows={accounts.map(({ email, tier, requests, used }) => [
      email,
      tier,
      formatCount(requests),
      describeShare(used),
    ])}
  />
);

function describeShare(used: number | null): string {
  if (used === null) return 'no limit';
  return `${String(Math.round(used * 100))} %${used >= NEAR ? ', near the limit' : ''}`;
}

const Clicks = ({ clicks }: Figures): ComponentChild => (
  <List
    title="Clicks by partner"
    titles={['Partner', '24 hours', '30 days', 'Repeated in 30 days']}
    rows={clicks.map(({ partner, ...counts }) => [
      partner,
      ...[counts.clicks_24h, counts.clicks_30d, counts.repeated_30d].map(formatCount),
    ])}
  />
);

const Demand = ({ demand }: Figures): ComponentChild => [
  <List
    title="Demand by city"
    titles={['City', 'Country', 'Demands', 'Artists']}
    rows={demand.map(({ city, country_code, demands, artists }) => [
      city,
      country_code ?? '',
      formatCount(demands),
      formatCount(artists),
    ])}
  />,
  <WorldMap points={demand.map(toPoint)} />,
];

const toPoint = ({ city, country_code, lat = null, lng = null, demands }: DemandedCity) => ({
  ...{ lat, lng, count: demands },
  href: `/city/${encodeURIComponent([city, country_code].filter((part) => part !== null).join(','))}`,
  text: `${city}: ${formatCount(demands)}`,
});

const Mails = ({ mails }: Figures): ComponentChild => (
  <List
    title="Mails"
    titles={[
      'Kind',
      'Waiting',
      'Sent in 24 hours',
      'Not sent in 24 hours',
      'Oldest waiting',
      'Last failure',
    ]}
    rows={mails.map(({ kind, oldest_at, last_error, ...counts }) => [
      kind,
      ...[counts.waiting, counts.sent_24h, counts.dropped_24h].map(formatCount),
      oldest_at ? formatMinute(oldest_at) : '',
      last_error ?? '',
    ])}
  />
);

const Jobs = ({ jobs }: Figures): ComponentChild => (
  <List
    title="Jobs"
    titles={['Job', 'Waiting', 'Failing', 'Oldest', 'Last failure']}
    rows={jobs.map(({ task, waiting, failing, oldest_at, last_error }) => [
      task,
      formatCount(waiting),
      formatCount(failing),
      formatMinute(oldest_at),
      last_error ?? '',
    ])}
  />
);

const NotRead = ({ excluded }: Figures): ComponentChild => (
  <List
    title="Sources and images that are not read"
    titles={['Kind', 'Name', 'Last failure']}
    rows={excluded.map(({ kind, name, reason }) => [kind, name, reason ?? ''])}
  />
);

const NEAR = 0.8;

const List = ({
  title,
  titles,
  rows,
}: {
  title: string;
  titles: string[];
  rows: string[][];
}): ComponentChild => (
  <Section title={title}>
    {rows.length === 0 ? (
      <Empty>None.</Empty>
    ) : (
      <Table titles={titles}>
        {rows.map((cells, index) => (
          <Row key={index} cells={cells} />
        ))}
      </Table>
    )}
  </Section>
);
