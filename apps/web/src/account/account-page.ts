import type { Access } from '@marquee/access';
import type { AccountKey, AccountTerms, PublishableKey } from '@marquee/database';
import { Choice, Empty, Field, h, type ComponentChild } from '@marquee/ui';
import { Section } from '../components/section.ts';
import { AccountNav, ActionForm, formatCount, Row, RowAction, Table } from './account-parts.ts';
import { PlanForms } from './plan-forms.ts';
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
export const AccountPage = (view: AccountView): ComponentChild => [
  h(AccountNav, { current: '/account' }),
  h('h1', null, 'Your account'),
  h('p', { class: 'lead' }, `${view.terms.email} · ${view.terms.tier} plan`),
  h(Section, { title: 'Usage' }, h(UsageList, view), h(UsageChart, view)),
  h(Section, { title: 'Plan' }, h(PlanForms, view)),
  h(Section, { title: 'API keys' }, h(Keys, view)),
  h(Section, { title: 'Keys for web pages' }, h(PublishableKeys, view)),
  h(Section, { title: 'Your data' }, h(OwnData, view)),
];

const UsageList = ({ usage }: AccountView): ComponentChild =>
  usage.length === 0
    ? h('p', null, 'No limit.')
    : h(
        'ul',
        null,
        usage.map(({ name, used, limit, window }) =>
          h('li', { key: name }, `${formatCount(used)} of ${formatCount(limit)} requests used in the last ${window}`),
        ),
      );

const day = (date: Date) => date.toISOString().slice(0, 10);

const Keys = ({ keys, formToken, api }: AccountView): ComponentChild => [
  h(
    'p',
    null,
    'A key is a password of your servers: do not put it in a page. Send it as Authorization: Bearer or in the header X-API-Key.',
  ),
  keys.length === 0
    ? h(Empty, null, 'You have no key.')
    : h(
        Table,
        { titles: ['Name', 'Key', 'Created', 'Last used', 'Actions'] },
        keys.map(({ id, name, hint, created_at, last_used_on }) =>
          h(Row, {
            key: id,
            cells: [
              name ?? 'Key',
              h('code', null, `…${hint}`),
              day(created_at),
              last_used_on,
              [
                h(RowAction, { action: `/account/keys/${id}/rotate`, formToken, label: 'Replace' }),
                h(RowAction, { action: `/account/keys/${id}/revoke`, formToken, label: 'Revoke' }),
              ],
            ],
          }),
        ),
      ),
  h(
    ActionForm,
    { action: '/account/keys', formToken, label: 'Create a key' },
    h(Field, { label: 'Name of the new key' }, h('input', { name: 'name', required: true, maxlength: 60 })),
  ),
  h('p', null, h('a', { href: `${api}/docs` }, 'API reference')),
];

const PublishableKeys = ({ publishableKeys, formToken }: AccountView): ComponentChild => [
  h('p', null, 'A key for pages may be visible to everyone. It reads the catalogue from your origins only.'),
  publishableKeys.length > 0 &&
    h(
      Table,
      { titles: ['Name', 'Key', 'Origins', 'Last used', 'Actions'] },
      publishableKeys.map(({ id, name, key, origins, last_used_on }) =>
        h(Row, {
          key: id,
          cells: [
            name,
            h('code', null, key),
            origins.join(' '),
            last_used_on ?? 'never',
            h(RowAction, { action: `/account/page-keys/${id}/revoke`, formToken, label: 'Revoke' }),
          ],
        }),
      ),
    ),
  h(
    ActionForm,
    { action: '/account/page-keys', formToken, label: 'Create a key for pages' },
    h(Field, { label: 'Name' }, h('input', { name: 'name', required: true, maxlength: 60 })),
    h(
      Field,
      { label: 'Origins, separated by spaces (https://example.com https://*.example.com)' },
      h('input', { name: 'origins', required: true, maxlength: 2_000 }),
    ),
  ),
];

const OwnData = ({ formToken, terms }: AccountView): ComponentChild => [
  h('p', null, h('a', { href: '/account/export', download: 'marquee-account.json' }, 'Download your data as JSON')),
  h(ActionForm, { action: '/account/sign-out', formToken, label: 'Sign out', isQuiet: true }),
  h(
    'p',
    null,
    'Deleting the account erases it with its keys, subscriptions, requests and mails. Nothing brings it back.',
  ),
  h(
    ActionForm,
    { action: '/account/delete', formToken, label: 'Delete my account', isQuiet: true },
    h(
      Field,
      { label: 'Type “delete” to confirm' },
      h('input', { name: 'confirmation', required: true, pattern: 'delete', autocomplete: 'off' }),
    ),
    terms.plan && h(GiveUpPlan, { plan: terms.plan }),
  ),
];

/** Deleting the account does not end the payments. */
const GiveUpPlan = ({ plan: { plan, paid_until } }: { plan: NonNullable<AccountTerms['plan']> }): ComponentChild => [
  h('p', null, `The plan “${plan}” is paid until ${day(paid_until)}. Deleting the account does not end the payments: cancel the plan first.`), // prettier-ignore
  h(Choice, { type: 'checkbox', name: 'give_up_plan', value: '1', isChecked: false }, 'Give up what is paid'),
];
