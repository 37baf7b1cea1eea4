import { DomainError, invalidInputs } from '@marquee/domain';
import { createInputReader } from '@marquee/http';
import { WEBHOOK_KINDS, WebhookFilter, type WebhookRecord } from '@marquee/operations';
import { Choice, type ComponentChild, FormField } from '@marquee/pages';
import { useTexts } from '../../page-scope.tsx';
import type { SiteMessageName } from '../../texts/site-translator.ts';
import type { FormFields } from '../forms.ts';

const filterReader = createInputReader(WebhookFilter);

/**
 * Parses filters as in the address of a list of events, such as `city=Berlin&category=music`.
 * Throws if one is unknown or wrong.
 */
export function parseFilterText(text: string): WebhookRecord['filter'] {
  const stated = [...new URLSearchParams(text.trim().replace(/^.*\?/, ''))];
  const given = new Map(stated);
  const repeated = stated.find(
    ([name], index) => stated.findIndex(([other]) => other === name) < index,
  );
  if (repeated !== undefined)
    throw invalidInputs('invalid_body', [
      { name: 'filter', code: 'repeated', detail: `has ${repeated[0]} twice` },
    ]);
  const [unknown] = filterReader.warningsFor(given.keys());
  if (unknown !== undefined)
    throw invalidInputs('invalid_body', [
      { name: 'filter', code: 'unknown', detail: `has an ${unknown}` },
    ]);
  const filter = readFilter(given);
  return Object.fromEntries(Object.entries(filter).flatMap(([name, value]) => (isFilterValue(value) ? [[name, value]] : []))); // prettier-ignore
}

/** All problems belong to the one field of the form. */
function readFilter(given: ReadonlyMap<string, string>) {
  try {
    return filterReader.parse(given);
  } catch (error) {
    if (!(error instanceof DomainError) || error.problems.length === 0) throw error;
    const problems = error.problems.map(({ name, code, detail }) => ({
      name: 'filter',
      code,
      detail: `${name} ${detail}`,
    }));
    throw invalidInputs('invalid_body', problems);
  }
}

const isFilterValue = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** The filters as in the address of a list of events. */
export const formatFilter = (filter: WebhookRecord['filter']): string =>
  new URLSearchParams(
    Object.entries(filter).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();

/** The filters for people: `city=Berlin, DE`, without percent-encoding. */
export const showFilter = (filter: WebhookRecord['filter']): string =>
  Object.entries(filter)
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('&');

/** Returns the settings of the form of a webhook. */
export const readSettings = (fields: FormFields) => ({
  url: fields['url'] ?? '',
  ...(fields['description'] && { description: fields['description'] }),
  filter: parseFilterText(fields['filter'] ?? ''),
  kinds: WEBHOOK_KINDS.filter((kind) => fields[`kind_${kind}`] === '1'),
});

const KIND_TEXTS = {
  created: 'webhookKindCreated',
  updated: 'webhookKindUpdated',
  cancelled: 'webhookKindCancelled',
  rescheduled: 'webhookKindRescheduled',
  merged: 'webhookKindMerged',
  removed: 'webhookKindRemoved',
  left: 'webhookKindLeft',
} as const satisfies Record<(typeof WEBHOOK_KINDS)[number], SiteMessageName>;

export type WebhookDraft = Pick<WebhookRecord, 'url' | 'description' | 'filter' | 'kinds'>;

/** The fields of a webhook. */
export function WebhookFields({ draft }: { draft?: WebhookDraft }): ComponentChild {
  const t = useTexts();
  const filter = draft ? formatFilter(draft.filter) : '';
  return [
    <FormField
      label={t('webhookUrl')}
      name="url"
      type="url"
      required
      maxlength={2_000}
      value={draft?.url}
    />,
    <FormField
      label={t('ownNote')}
      name="description"
      maxlength={200}
      value={draft?.description ?? ''}
    />,
    <FormField label={t('webhookFilter')} name="filter" maxlength={2_000} value={filter} />,
    <fieldset>
      <legend>{t('changes')}</legend>
      {WEBHOOK_KINDS.map((kind) => (
        <Choice
          key={kind}
          type="checkbox"
          name={`kind_${kind}`}
          value="1"
          isChecked={draft?.kinds.includes(kind) ?? true}
        >
          {t(KIND_TEXTS[kind])}
        </Choice>
      ))}
    </fieldset>,
  ];
}
