import {
  createContext,
  h,
  HiddenField,
  useContext,
  type ComponentChild,
  type ComponentChildren,
} from '@marquee/ui';
import { Form } from '../components/form.ts';
import { pageAddress } from '../components/links.ts';
import { usePage } from '../page-scope.ts';

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
export const ActionForm = ({
  action,
  formToken,
  label,
  isQuiet,
  fields = {},
  children,
}: ActionProps): ComponentChild =>
  h(
    Form,
    { action, label, isQuiet: isQuiet ?? false },
    Object.entries({ form_token: formToken, ...fields }).map(([name, value]) =>
      h(HiddenField, { key: name, name, value }),
    ),
    children,
  );

/** A button for the row of a table. */
export const RowAction = (props: Omit<ActionProps, 'isQuiet' | 'children'>): ComponentChild =>
  h(ActionForm, { ...props, isQuiet: true });

interface TableProps {
  titles: string[];
  /** The rows. */
  children?: ComponentChildren;
}

const Titles = createContext<string[]>([]);

/** On a phone each row is a block, and its cells are labelled. The roles remain when the layout changes. */
export const Table = ({ titles, children }: TableProps): ComponentChild =>
  h(
    'div',
    { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': titles[0] },
    h(
      'table',
      { class: 'keys', role: 'table' },
      h(
        'thead',
        { role: 'rowgroup' },
        h(
          'tr',
          { role: 'row' },
          titles.map((title) => h('th', { key: title, scope: 'col', role: 'columnheader' }, title)),
        ),
      ),
      h('tbody', { role: 'rowgroup' }, h(Titles.Provider, { value: titles }, children)),
    ),
  );

/** A row of a table. */
export function Row({ cells }: { cells: ComponentChildren[] }): ComponentChild {
  const titles = useContext(Titles);
  return h(
    'tr',
    { role: 'row' },
    cells.map((cell, index) =>
      h('td', { key: index, role: 'cell', 'data-label': titles[index] }, h('div', null, cell)),
    ),
  );
}

const PAGES = [
  ['/account', 'keysAndUsage'],
  ['/account/searches', 'savedSearches'],
  ['/account/webhooks', 'webhooks'],
  ['/account/mails', 'mails'],
] as const;

/** The parts of the account. */
export function AccountNav({ current }: { current: string }): ComponentChild {
  const page = usePage();
  const { t } = page.translator;
  return h(
    'nav',
    { class: 'actions', 'aria-label': t('account') },
    PAGES.map(([path, label]) =>
      h(
        'a',
        {
          key: path,
          href: pageAddress(path, page),
          ...(path === current && { 'aria-current': 'page' }),
        },
        t(label),
      ),
    ),
  );
}

export const formatCount = (value: number): string => value.toLocaleString('en');
/** An instant to the minute, in UTC. */
export const formatMinute = (instant: Date | string): string =>
  new Date(instant).toISOString().slice(0, 16).replace('T', ' ');
