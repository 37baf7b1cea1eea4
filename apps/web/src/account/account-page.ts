import type { Access } from '@marquee/access';
import type { AccountKey, AccountTerms, PublishableKey } from '@marquee/database';
import { Button, Empty, Field, h, HiddenField, type ComponentChild, type ComponentChildren } from '@marquee/ui';
import { Section } from '../components/section.ts';
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
  api: string;
}

/** The start page of an account: limits, keys and data. */
export const AccountPage = (view: AccountView): ComponentChild => [
  h('h1', null, 'Your account'),
  h('p', { class: 'lead' }, `${view.terms.email} · ${view.terms.tier} plan`),
  h(Section, { title: 'Usage' }, h(UsageList, view), h(UsageChart, view)),
  h(Section, { title: 'API keys' }, h(Keys, view)),
  h(Section, { title: 'Keys for web pages' }, h(PublishableKeys, view)),
  h(Section, { title: 'Your data' }, h(OwnData, view)),
];

interface ActionProps {
  action: string;
  formToken: string;
  label: string;
  isQuiet?: boolean;
  children?: ComponentChildren;
}

/** A form with the token of the session. */
const ActionForm = ({ action, formToken, label, isQuiet = false, children }: ActionProps): ComponentChild =>
  h(
    'form',
    { method: 'post', action, class: 'form' },
    h(HiddenField, { name: 'form_token', value: formToken }),
    children,
    h(Button, { isQuiet }, label),
  );

const UsageList = ({ usage }: AccountView): ComponentChild =>
  usage.length === 0
    ? h('p', null, 'No limit.')
    : h(
        'ul',
        null,
        usage.map(({ name, used, limit, window }) =>
          h('li', { key: name }, `${number(used)} of ${number(limit)} requests used in the last ${window}`),
        ),
      );

const number = (value: number) => value.toLocaleString('en');
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
        'table',
        { class: 'keys' },
        head('Name', 'Key', 'Created', 'Last used', 'Actions'),
        h(
          'tbody',
          null,
          keys.map(({ id, name, hint, created_at, last_used_on }) =>
            h(
              'tr',
              { key: id },
              h('td', null, name ?? 'Key'),
              h('td', null, h('code', null, `…${hint}`)),
              h('td', null, day(created_at)),
              h('td', null, last_used_on),
              h(
                'td',
                null,
                h(ActionForm, { action: `/account/keys/${id}/rotate`, formToken, label: 'Replace', isQuiet: true }),
                h(ActionForm, { action: `/account/keys/${id}/revoke`, formToken, label: 'Revoke', isQuiet: true }),
              ),
            ),
          ),
        ),
      ),
  h(
    ActionForm,
    { action: '/account/keys', formToken, label: 'Create a key' },
    h(Field, { label: 'Name of the new key' }, h('input', { name: 'name', required: true, maxlength: 60 })),
  ),
  h('p', null, h('a', { href: `${api}/docs` }, 'API reference')),
];

const head = (...titles: string[]): ComponentChild =>
  h('thead', null, h('tr', null, titles.map((title) => h('th', { key: title, scope: 'col' }, title)))); // prettier-ignore

const PublishableKeys = ({ publishableKeys, formToken }: AccountView): ComponentChild => [
  h('p', null, 'A key for pages may be visible to everyone. It reads the catalogue from your origins only.'),
  publishableKeys.length > 0 &&
    h(
      'table',
      { class: 'keys' },
      head('Name', 'Key', 'Origins', 'Last used', 'Actions'),
      h(
        'tbody',
        null,
        publishableKeys.map(({ id, name, key, origins, last_used_on }) =>
          h(
            'tr',
            { key: id },
            h('td', null, name),
            h('td', null, h('code', null, key)),
            h('td', null, origins.join(' ')),
            h('td', null, last_used_on ?? 'never'),
            h('td', null, h(ActionForm, { action: `/account/page-keys/${id}/revoke`, formToken, label: 'Revoke', isQuiet: true })), // prettier-ignore
          ),
        ),
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

const OwnData = ({ formToken }: AccountView): ComponentChild => [
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
  ),
];
