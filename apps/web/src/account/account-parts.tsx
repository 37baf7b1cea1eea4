import {
  createContext,
  HiddenField,
  useContext,
  type ComponentChild,
  type ComponentChildren,
} from '@marquee/pages';
import { Form } from '../components/form.tsx';
import { pageAddress } from '../components/links.ts';
import { usePage } from '../page-scope.tsx';

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
}: ActionProps): ComponentChild => (
  <Form action={action} label={label} isQuiet={isQuiet ?? false}>
    {Object.entries({ form_token: formToken, ...fields }).map(([name, value]) => (
      <HiddenField key={name} name={name} value={value} />
    ))}
    {children}
  </Form>
);

/** A button for the row of a table. */
export const RowAction = (props: Omit<ActionProps, 'isQuiet' | 'children'>): ComponentChild => (
  <ActionForm {...props} isQuiet />
);

interface TableProps {
  titles: string[];
  /** The rows. */
  children?: ComponentChildren;
}

const Titles = createContext<string[]>([]);

/**
 * On a phone each row is a block, and its cells are labelled. The roles remain when the layout
 * changes.
 */
export const Table = ({ titles, children }: TableProps): ComponentChild => (
  <div class="scroll" tabindex={0} role="region" aria-label={titles[0]}>
    <table class="keys" role="table">
      <thead role="rowgroup">
        <tr role="row">
          {titles.map((title) => (
            <th key={title} scope="col" role="columnheader">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        <Titles.Provider value={titles}>{children}</Titles.Provider>
      </tbody>
    </table>
  </div>
);

/** A row of a table. */
export function Row({ cells }: { cells: ComponentChildren[] }): ComponentChild {
  const titles = useContext(Titles);
  return (
    <tr role="row">
      {cells.map((cell, index) => (
        <td key={index} role="cell" data-label={titles[index]}>
          <div>{cell}</div>
        </td>
      ))}
    </tr>
  );
}

/** What people use, and what developers use. */
const GROUPS = [
  {
    title: 'mine',
    pages: [
      ['/account', 'account'],
      ['/account/searches', 'savedSearches'],
      ['/account/mails', 'mails'],
      ['/account/calendars', 'calendars'],
      ['/account/assistants', 'assistants'],
    ],
  },
  {
    title: 'developers',
    pages: [
      ['/account/keys', 'keysAndUsage'],
      ['/account/webhooks', 'webhooks'],
    ],
  },
] as const;

/** The parts of the account. */
export function AccountNav({ current }: { current: string }): ComponentChild {
  const page = usePage();
  const { t } = page.translator;
  const isOffered = ([path]: readonly [string, string]) =>
    path !== '/account/assistants' || page.addresses.mcp !== undefined;
  return (
    <nav class="parts account" aria-label={t('account')}>
      {GROUPS.map(({ title, pages }) => (
        <p key={title}>
          <strong>{t(title)}</strong>
          {pages.filter(isOffered).map(([path, label]) => (
            <a
              key={path}
              href={pageAddress(path, page)}
              {...(path === current && { 'aria-current': 'page' })}
            >
              {t(label)}
            </a>
          ))}
        </p>
      ))}
    </nav>
  );
}

export const formatCount = (value: number): string => value.toLocaleString('en');
/** An instant to the minute, in UTC. */
export const formatMinute = (instant: Date | string): string =>
  new Date(instant).toISOString().slice(0, 16).replace('T', ' ');
