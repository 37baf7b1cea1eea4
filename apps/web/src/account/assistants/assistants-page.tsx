import type { ListedAssistant } from '@marquee/database';
import { Empty, Isolated, type ComponentChild } from '@marquee/pages';
import { useTexts } from '../../page-scope.tsx';
import { AccountNav, formatMinute, Row, RowAction, Table } from '../account-parts.tsx';

interface Props {
  assistants: ListedAssistant[];
  formToken: string;
}

/** The assistants of an account, with a button to disconnect each. */
export function AssistantsPage({ assistants, formToken }: Props): ComponentChild {
  const t = useTexts();
  return [
    <AccountNav current="/account/assistants" />,
    <h1>{t('assistants')}</h1>,
    <p class="lead">{t('assistantsText')}</p>,
    assistants.length === 0 ? (
      <Empty>{t('noAssistants')}</Empty>
    ) : (
      <Table titles={[t('name'), t('mayDo'), t('since'), t('lastUsed'), t('actions')]}>
        {assistants.map(({ id, name, host, scopes, created_at, last_used_at }) => (
          <Row
            key={id}
            cells={[
              [<Isolated text={name} />, ' ', <code>{host}</code>],
              scopeTexts(scopes, t).join(', '),
              formatMinute(created_at),
              last_used_at ? formatMinute(last_used_at) : t('never'),
              <RowAction
                action={`/account/assistants/${id}/disconnect`}
                formToken={formToken}
                label={t('disconnect')}
              />,
            ]}
          />
        ))}
      </Table>
    ),
  ];
}

const SCOPE_TEXTS = new Map([
  ['read', 'scopeRead'],
  ['demand', 'scopeDemand'],
] as const);

/** Returns what scopes permit, in words. */
export const scopeTexts = (scopes: string[], t: ReturnType<typeof useTexts>): string[] =>
  [...SCOPE_TEXTS].filter(([scope]) => scopes.includes(scope)).map(([, text]) => t(text));
