import { CATEGORIES } from '@marquee/domain';
import { categoryName } from '@marquee/formats/display';
import { Choice, h, type ComponentChild } from '@marquee/ui';
import { EmailField } from '../account/sign-in-pages.ts';
import { Form, FormField } from '../components/form.ts';
import { eventPath, pageAddress, reportPath } from '../components/links.ts';
import { usePage, useTexts } from '../page-scope.ts';

const KINDS = [
  ['wrong_fact', 'wrongFact'],
  ['cancelled', 'isCancelled'],
  ['duplicate', 'isListedTwice'],
  ['claim', 'isMine'],
  ['removal', 'mustGo'],
] as const;

interface ReportProps {
  title: string;
  slug: string;
}

/** The form to report a fault of an event. */
export function ReportPage({ title, slug }: ReportProps): ComponentChild {
  const page = usePage();
  const { t } = page.translator;
  return [
    h('h1', null, t('reportFault')),
    h('p', { class: 'lead' }, h('a', { href: pageAddress(eventPath(slug), page) }, title)),
    h(
      Form,
      { action: reportPath(slug), label: t('sendReport') },
      h(KindOfReport, null),
      h(FormField, {
        as: 'textarea',
        label: t('whatIsRight'),
        name: 'detail',
        rows: 5,
        maxlength: 2_000,
      }),
      h(FormField, { label: t('otherEvent'), name: 'other_event', maxlength: 300 }),
      h(EmailField, { name: 'email', label: 'answerEmail' }),
    ),
  ];
}

function KindOfReport(): ComponentChild {
  const { translator, refused } = usePage();
  const chosen = refused?.values['kind'] ?? 'wrong_fact';
  return h(
    'fieldset',
    null,
    h('legend', null, translator.t('whatIsWrong')),
    KINDS.map(([value, label]) =>
      h(
        'div',
        { key: value },
        h(
          Choice,
          { type: 'radio', name: 'kind', value, isChecked: value === chosen },
          translator.t(label),
        ),
      ),
    ),
  );
}

/** The form to submit an event. */
export function SubmitPage(): ComponentChild {
  const t = useTexts();
  return [
    h('h1', null, t('submitEvent')),
    h('p', { class: 'lead' }, t('submitText')),
    h(Form, { action: '/submit', label: t('sendEvent') }, h(EventFields, null), h(EmailField, { name: 'email', label: 'answerEmail' })), // prettier-ignore
  ];
}

function EventFields(): ComponentChild {
  const { t, locale } = usePage().translator;
  const required = true;
  return [
    h(FormField, { label: t('eventTitle'), name: 'title', required, maxlength: 300 }),
    h(FormField, { label: t('startLocal'), name: 'start_local', type: 'datetime-local', required }),
    h(FormField, { label: t('endLocal'), name: 'end_local', type: 'datetime-local' }),
    h(
      FormField,
      { as: 'select', label: t('category'), name: 'category', required },
      CATEGORIES.map((value) => h('option', { key: value, value }, categoryName(value, locale))),
    ),
    h(FormField, { label: t('venue'), name: 'venue_name', required, maxlength: 200 }),
    h(FormField, { label: t('streetAddress'), name: 'address', maxlength: 300 }),
    h(FormField, { label: t('city'), name: 'city', required, maxlength: 120 }),
    h(FormField, { label: t('country'), name: 'country', required, maxlength: 60 }),
    h(FormField, { label: t('eventPage'), name: 'url', type: 'url', required, maxlength: 2_000 }),
    h(FormField, { label: t('ticketPage'), name: 'ticket_url', type: 'url', maxlength: 2_000 }),
    h(FormField, { label: t('organizer'), name: 'organizer', maxlength: 200 }),
    h(FormField, {
      as: 'textarea',
      label: t('description'),
      name: 'description',
      rows: 6,
      maxlength: 5_000,
    }),
  ];
}

interface ThanksProps {
  id: string;
  /** The event that was reported. */
  slug?: string;
}

export function ThanksPage({ id, slug }: ThanksProps): ComponentChild {
  const page = usePage();
  const { t } = page.translator;
  return [
    h('h1', null, t('thankYou')),
    h('p', { class: 'lead' }, t('decisionSoon')),
    h('p', null, `${t('reportNumber')}: `, h('code', null, id)),
    slug !== undefined && h('p', null, h('a', { class: 'button', href: pageAddress(eventPath(slug), page) }, t('backToEvent'))), // prettier-ignore
  ];
}
