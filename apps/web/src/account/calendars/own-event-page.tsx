import type { OwnEvent } from '@marquee/operations';
import { type ComponentChild, FormField } from '@marquee/pages';
import { eventPath, pageAddress } from '../../components/links.ts';
import { Section } from '../../components/section.tsx';
import { usePage } from '../../page-scope.tsx';
import { AccountNav, ActionForm } from '../account-parts.tsx';

export const ownEventPath = (calendar: string, event: string): string =>
  `/account/calendars/${calendar}/events/${event}`;

interface Props extends OwnEvent {
  calendar: string;
  formToken: string;
}

/** Corrects or cancels an event of a connected calendar. */
export function OwnEventPage({ event, correction, calendar, formToken }: Props): ComponentChild {
  const page = usePage();
  const { t } = page.translator;
  const path = ownEventPath(calendar, event.slug);
  const facts = { ...event, ...correction };
  return [
    <AccountNav current="/account/calendars" />,
    <h1>
      <a href={pageAddress(eventPath(event.slug), page)}>{event.title}</a>
    </h1>,
    <Section title={t('ownEventCorrect')}>
      <p>{t('ownEventText')}</p>
      <ActionForm action={`${path}/correct`} formToken={formToken} label={t('save')}>
        <FormField label={t('eventTitle')} name="title" maxlength={300} value={facts.title} />
        <FormField
          as="textarea"
          label={t('description')}
          name="description"
          maxlength={5_000}
          rows={4}
          value={correction.description}
        />
        <FormField
          label={t('ticketPage')}
          name="ticket_url"
          type="url"
          value={facts.ticket_url ?? undefined}
        />
        <FormField
          label={t('ownEventPicture')}
          name="image_url"
          type="url"
          value={facts.image_url ?? undefined}
        />
      </ActionForm>
    </Section>,
    Object.keys(correction).length > 0 && (
      <ActionForm
        action={`${path}/restore`}
        formToken={formToken}
        label={t('ownEventRestore')}
        isQuiet
      />
    ),
    facts.status !== 'cancelled' && (
      <Section title={t('ownEventCancel')}>
        <p>{t('ownEventCancelText')}</p>
        <ActionForm
          action={`${path}/cancel`}
          formToken={formToken}
          label={t('ownEventCancel')}
          isQuiet
        />
      </Section>
    ),
  ];
}
