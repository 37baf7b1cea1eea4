import type { Access } from '@marquee/access';
import type { AccountKey, AccountTerms, PublishableKey } from '@marquee/database';
import { Choice, Empty, h, type ComponentChild } from '@marquee/ui';
import { FormField } from '../components/form.ts';
import { Section } from '../components/section.ts';
import { usePage, useTexts } from '../page-scope.ts';
import { AccountNav, ActionForm, Row, RowAction, Table } from './account-parts.ts';
import { PlanForms } from './plan-forms.ts';
import { planName } from './plan-name.ts';
import { UsageChart, type UsageCounts } from './usage-chart.ts';

export interface AccountView {
  terms: AccountTerms;
  keys: AccountKey[];
  publishableKeys: PublishableKey[];
  usage: Awaited<ReturnType<Access['getUsage']>>;
  /** Requests by day and endpoint. */
  counts: UsageCounts;
  now: Date;
  /** Proves that a form belongs to the session. */
  formToken: string;
  /** Whether payments are configured. */
  sellsPlans: boolean;
  api: string;
}

/** The start page of an account: limits, keys and data. */
export function AccountPage(view: AccountView): ComponentChild {
  const { translator } = usePage();
  const { t } = translator;
  const { email, tier } = view.terms;
  return [
    h(AccountNav, { current: '/account' }),
    h('h1', null, t('yourAccount')),
    h('p', { class: 'lead' }, t('accountOf', { email, tier: planName(tier, translator) })),
    h(Section, { title: t('usage') }, h(UsageList, view), h(UsageChart, view)),
    h(Section, { title: t('pricePlan') }, h(PlanForms, view)),
    h(Section, { title: t('apiKeys') }, h(Keys, view)),
    h(Section, { title: t('pageKeys') }, h(PublishableKeys, view)),
    h(Section, { title: t('yourData') }, h(OwnData, view)),
  ];
}

function UsageList({ usage }: AccountView): ComponentChild {
  const { t, locale } = usePage().translator;
  if (usage.length === 0) return h('p', null, t('noLimit'));
  const format = (count: number) => new Intl.NumberFormat(locale).format(count);
  return h(
    'ul',
    null,
    usage.map(({ name, used, limit, window }) =>
      h(
        'li',
        { key: name },
        t(USED.get(window) ?? 'usedOther', { used: format(used), limit: format(limit), window }),
      ),
    ),
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
    h('p', null, t('keyAdvice')),
    keys.length === 0
      ? h(Empty, null, t('noKeys'))
      : h(
          Table,
          { titles: [t('name'), t('key'), t('created'), t('lastUsed'), t('actions')] },
          keys.map(({ id, name, hint, created_at, last_used_on }) =>
            h(Row, {
              key: id,
              cells: [
                name ?? t('key'),
                h('code', null, `…${hint}`),
                day(created_at),
                last_used_on,
                [
                  h(RowAction, {
                    action: `/account/keys/${id}/rotate`,
                    formToken,
                    label: t('replace'),
                  }),
                  h(RowAction, {
                    action: `/account/keys/${id}/revoke`,
                    formToken,
                    label: t('revoke'),
                  }),
                ],
              ],
            }),
          ),
        ),
    h(
      ActionForm,
      { action: '/account/keys', formToken, label: t('createKey') },
      h(FormField, { label: t('newKeyName'), name: 'name', required: true, maxlength: 60 }),
    ),
    h('p', null, h('a', { href: `${api}/docs` }, t('apiReference'))),
  ];
}

function PublishableKeys({ publishableKeys, formToken }: AccountView): ComponentChild {
  const t = useTexts();
  return [
    h('p', null, t('pageKeyAdvice')),
    publishableKeys.length > 0 &&
      h(
        Table,
        { titles: [t('name'), t('key'), t('origins'), t('lastUsed'), t('actions')] },
        publishableKeys.map(({ id, name, key, origins, last_used_on }) =>
          h(Row, {
            key: id,
            cells: [
              name,
              h('code', null, key),
              origins.join(' '),
              last_used_on ?? t('never'),
              h(RowAction, {
                action: `/account/page-keys/${id}/revoke`,
                formToken,
                label: t('revoke'),
              }),
            ],
          }),
        ),
      ),
    h(
      ActionForm,
      { action: '/account/page-keys', formToken, label: t('createPageKey') },
      h(FormField, { label: t('name'), name: 'name', required: true, maxlength: 60 }),
      h(FormField, { label: t('originsLabel'), name: 'origins', required: true, maxlength: 2_000 }),
    ),
  ];
}

function OwnData({ formToken, terms }: AccountView): ComponentChild {
  const t = useTexts();
  return [
    h(
      'p',
      null,
      h('a', { href: '/account/export', download: 'marquee-account.json' }, t('downloadData')),
    ),
    h(ActionForm, { action: '/account/sign-out', formToken, label: t('signOut'), isQuiet: true }),
    h('p', null, t('deleteAdvice')),
    h(
      ActionForm,
      { action: '/account/delete', formToken, label: t('deleteAccount'), isQuiet: true },
      h(FormField, {
        label: t('deleteConfirm', { word: t('deleteWord') }),
        name: 'confirmation',
        required: true,
        pattern: `delete|${t('deleteWord')}`,
        autocomplete: 'off',
      }),
      terms.plan && h(GiveUpPlan, { plan: terms.plan }),
    ),
  ];
}

/** Deleting the account does not end the payments. */
function GiveUpPlan({
  plan: { plan, paid_until },
}: {
  plan: NonNullable<AccountTerms['plan']>;
}): ComponentChild {
  const t = useTexts();
  return [
    h('p', null, t('giveUpAdvice', { plan, date: day(paid_until) })),
    h(
      Choice,
      { type: 'checkbox', name: 'give_up_plan', value: '1', isChecked: false },
      t('giveUp'),
    ),
  ];
}
