import { Button, h, HiddenField, type ComponentChild, type ComponentChildren } from '@marquee/ui';

interface ActionProps {
  action: string;
  /** Proves that a form belongs to the session. */
  formToken: string;
  label: string;
  isQuiet?: boolean;
  /** Hidden fields. */
  fields?: Readonly<Record<string, string>>;
  children?: ComponentChildren;
}

/** A form with the token of the session. */
export const ActionForm = ({ action, formToken, label, isQuiet, fields = {}, children }: ActionProps): ComponentChild =>
  h(
    'form',
    { method: 'post', action, class: 'form' },
    Object.entries({ form_token: formToken, ...fields }).map(([name, value]) =>
      h(HiddenField, { key: name, name, value }),
    ),
    children,
    h(Button, { isQuiet: isQuiet ?? false }, label),
  );

/** A button for the row of a table. */
export const RowAction = (props: Omit<ActionProps, 'isQuiet' | 'children'>): ComponentChild =>
  h(ActionForm, { ...props, isQuiet: true });

interface TableProps {
  titles: string[];
  /** The rows. */
  children?: ComponentChildren;
}

export const Table = ({ titles, children }: TableProps): ComponentChild =>
  h(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': titles[0] },
    h(
      'table',
      { class: 'keys' },
      h(
        'thead',
        null,
        h(
          'tr',
          null,
          titles.map((title) => h('th', { key: title, scope: 'col' }, title)),
        ),
      ),
      h('tbody', null, children),
    ),
  );

/** A row of a table. */
export const Row = ({ cells }: { cells: ComponentChildren[] }): ComponentChild =>
  h(
    'tr',
    null,
    cells.map((cell, index) => h('td', { key: index }, cell)),
  );

const PAGES = [
  ['/account', 'Keys and usage'],
  ['/account/searches', 'Saved searches'],
  ['/account/webhooks', 'Webhooks'],
  ['/account/mails', 'Mails'],
] as const;

/** The parts of the account. */
export const AccountNav = ({ current }: { current: string }): ComponentChild =>
  h(
    'nav',
    { class: 'actions', 'aria-label': 'Account' },
    PAGES.map(([path, label]) =>
      h('a', { key: path, href: path, ...(path === current && { 'aria-current': 'page' }) }, label),
    ),
  );

export const formatCount = (value: number): string => value.toLocaleString('en');
/** An instant to the minute, in UTC. */
export const formatMinute = (instant: Date | string): string =>
  new Date(instant).toISOString().slice(0, 16).replace('T', ' ');
