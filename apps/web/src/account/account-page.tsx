import type { Access } from '@marquee/access';
import type { AccountKey, AccountTerms, PublishableKey } from '@marquee/database';
import { Choice, Empty, type ComponentChild, FormField } from '@marquee/pages';
import { Section } from '../components/section.tsx';
import { usePage, useTexts } from '../page-scope.tsx';
import { AccountNav, ActionForm, Row, RowAction, Table } from './account-parts.tsx';
import { PlanForms } from './plan-forms.tsx';
import { planName } from './plan-name.ts';
import { FollowedLists, type FollowedProps } from './searches/search-pages.tsx';
import { SessionList, type SessionListProps } from './sign-in/session-list.tsx';
import { UsageChart, type UsageCounts } from './usage-chart.tsx';

export interface AccountView extends SessionListProps {
  terms: AccountTerms;
  keys: AccountKey[];
  publishableKeys: PublishableKey[];
  usage: Awaited<ReturnType<Access['getUsage']>>;
  /** Requests by day and endpoint. */
  counts: UsageCounts;
  now: Date;
  /** Whether payments are configured. */
  sellsPlans: boolean;
  api: string;
}

/** The start page of an account: what its owner follows, devices and data. */
export function AccountPage(view: AccountView & { lists: FollowedProps }): ComponentChild {
  const t = useTexts();
  const { formToken, api, lists } = view;
  return [
    <AccountNav current="/account" />,
    <h1>{t('yourAccount')}</h1>,
    <p class="lead">{view.terms.email}</p>,
    <Section title={t('savedSearches')}>
      <FollowedLists {...lists} formToken={formToken} api={api} />
    </Section>,
    <Section title={t('signedInOn')}>
      <SessionList {...view} />
    </Section>,
    <Section title={t('yourData')}>
      <OwnData {...view} />
    </Section>,
  ];
}

/** What developers use: limits and keys. */
export function KeysPage(view: AccountView): ComponentChild {
  const { translator } = usePage();
  const { t } = translator;
  const { email, tier } = view.terms;
  return [
    <AccountNav current="/account/keys" />,
    <h1>{t('keysAndUsage')}</h1>,
    <p class="lead">{t('accountOf', { email, tier: planName(tier, translator) })}</p>,
    <Section title={t('usage')}>
      <UsageList {...view} />
      <UsageChart {...view} />
    </Section>,
    <Section title={t('pricePlan')}>
      <PlanForms {...view} />
    </Section>,
    <Section title={t('apiKeys')}>
      <Keys {...view} />
    </Section>,
    <Section title={t('pageKeys')}>
      <PublishableKeys {...view} />
    </Section>,
  ];
}

function UsageList({ usage }: AccountView): ComponentChild {
  const { t, locale } = usePage().translator;
  if (usage.length === 0) return <p>{t('noLimit')}</p>;
  const format = (count: number) => new Intl.NumberFormat(locale).format(count);
  return (
    <ul>
      {usage.map(({ name, used, limit, window }) => (
        <li key={name}>
          {t(USED.get(window) ?? 'usedOther', { used: format(used), limit: format(limit), window })}
        </li>
      ))}
    </ul>
  );
}

const USED = new Map<string, 'usedHour' | 'usedDay'>([
  ['hour', 'usedHour'],
  ['day', 'usedDay'],
]);

const day = (date: Date) => date.toISOString().slice(0, 10);

function Keys({ keys, formToken, api }: AccountView): ComponentChild {
  const t = useTexts();
  return [
    <p>{t('keyAdvice')}</p>,
    keys.length === 0 ? (
      <Empty>{t('noKeys')}</Empty>
    ) : (
      <Table titles={[t('name'), t('key'), t('created'), t('lastUsed'), t('actions')]}>
        {keys.map(({ id, name, hint, created_at, last_used_on }) => (
          <Row
            key={id}
            cells={[
              name ?? t('key'),
              <code>{`…${hint}`}</code>,
              day(created_at),
              last_used_on,
              [
                <RowAction
                  action={`/account/keys/${id}/rotate`}
                  formToken={formToken}
                  label={t('replace')}
                />,
                <RowAction
                  action={`/account/keys/${id}/revoke`}
                  formToken={formToken}
                  label={t('revoke')}
                />,
              ],
            ]}
          />
        ))}
      </Table>
    ),
    <ActionForm action="/account/keys" formToken={formToken} label={t('createKey')}>
      <FormField label={t('newKeyName')} name="name" required maxlength={60} />
    </ActionForm>,
    <p>
      <a href={`${api}/docs`}>{t('apiReference')}</a>
    </p>,
  ];
}

function PublishableKeys({ publishableKeys, formToken }: AccountView): ComponentChild {
  const t = useTexts();
  return [
    <p>{t('pageKeyAdvice')}</p>,
    publishableKeys.length > 0 && (
      <Table titles={[t('name'), t('key'), t('origins'), t('lastUsed'), t('actions')]}>
        {publishableKeys.map(({ id, name, key, origins, last_used_on }) => (
          <Row
            key={id}
            cells={[
              name,
              <code>{key}</code>,
              origins.join(' '),
              last_used_on ?? t('never'),
              <RowAction
                action={`/account/page-keys/${id}/revoke`}
                formToken={formToken}
                label={t('revoke')}
              />,
            ]}
          />
        ))}
      </Table>
    ),
    <ActionForm
      action="/account/page-keys"
      formToken={formToken}
      label={t('createPageKey')}
      isQuiet
    >
      <FormField label={t('name')} name="name" required maxlength={60} />
      <FormField label={t('originsLabel')} name="origins" required maxlength={2_000} />
    </ActionForm>,
  ];
}

function OwnData({ formToken, terms, sellsPlans }: AccountView): ComponentChild {
  const t = useTexts();
  return [
    <p>
      <a href="/account/export" download="marquee-account.json">
        {t('downloadData')}
      </a>
    </p>,
    <ActionForm action="/account/sign-out" formToken={formToken} label={t('signOut')} isQuiet />,
    <p>{t('deleteAdvice')}</p>,
    terms.plan && (
      <p>{t('giveUpAdvice', { plan: terms.plan.plan, date: day(terms.plan.paid_until) })}</p>
    ),
    terms.plan && sellsPlans && (
      <ActionForm
        action="/account/plan/portal"
        formToken={formToken}
        label={t('endPlan')}
        isQuiet
      />
    ),
    <ActionForm action="/account/delete" formToken={formToken} label={t('deleteAccount')} isQuiet>
      <FormField
        label={t('deleteConfirm', { word: t('deleteWord') })}
        name="confirmation"
        required
        pattern={`delete|${t('deleteWord')}`}
        autocomplete="off"
      />
      {terms.plan && (
        <Choice type="checkbox" name="give_up_plan" value="1" isChecked={false}>
          {t('giveUp')}
        </Choice>
      )}
    </ActionForm>,
  ];
}
