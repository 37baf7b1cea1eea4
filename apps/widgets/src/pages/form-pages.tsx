import { DomainError } from '@marquee/domain';
import { createInputReader } from '@marquee/http';
import { text, type PlaceFinder } from '@marquee/operations';
import {
  CalendarFields,
  EventFields,
  FormField,
  HiddenField,
  type ComponentChild,
  type RefusedFields,
} from '@marquee/pages';
import { z } from 'zod';
import { OutLink } from '../components/links.tsx';
import { Panel } from '../components/panel.tsx';
import { PlainForm } from '../components/plain-form.tsx';
import type { PageContext, RenderedPage } from '../page-context.ts';
import type { Page } from './define-page.ts';

const cityName = () => text(120);
const readOptions = createInputReader(z.object({ city: cityName().optional() }));
const readCity = createInputReader(z.object({ city: cityName() }));

export interface FormState {
  city?: string | undefined;
  refused?: RefusedFields;
}

const panel = (title: string, context: PageContext, children: ComponentChild): RenderedPage => ({
  title,
  body: <Panel title={title} context={context} children={children} />,
});

/** GET /embed/submit-event: the form to submit an event. `city` fills its field. */
export const submitEventPage: Page<unknown> = {
  path: '/embed/submit-event',
  name: 'submit-event',
  load: async (_deps, values, context) =>
    Promise.resolve(renderSubmitEvent(readOptions.parse(values), context)),
};

export function renderSubmitEvent(
  { city, refused }: FormState,
  context: PageContext,
): RenderedPage {
  const { t } = context.translator;
  return panel(t('submitEvent'), context, [
    <p class="lead">{t('submitText')}</p>,
    <PlainForm
      action="/embed/submit-event"
      label={t('sendEvent')}
      refused={refused}
      context={context}
    >
      <EventFields city={city} />
    </PlainForm>,
  ]);
}

/** After an event is submitted. */
export function renderSubmitted({ id }: { id: string }, context: PageContext): RenderedPage {
  const { t } = context.translator;
  return panel(t('thankYou'), context, [
    <p class="lead" role="status" tabindex={-1}>
      {t('decisionSoon')}
    </p>,
    <p>
      {`${t('reportNumber')}: `}
      <code>{id}</code>
    </p>,
  ]);
}

/** GET /embed/connect-calendar: the form to connect a calendar. `city` fills its field. */
export const connectCalendarPage: Page<unknown> = {
  path: '/embed/connect-calendar',
  name: 'connect-calendar',
  load: async (_deps, values, context) =>
    Promise.resolve(renderConnectCalendar(readOptions.parse(values), context)),
};

export function renderConnectCalendar(
  { city, refused }: FormState,
  context: PageContext,
): RenderedPage {
  const { t } = context.translator;
  findWebsite(context);
  return panel(t('connectCalendar'), context, [
    <p class="lead">{t('connectText')}</p>,
    <PlainForm
      action="/embed/connect-calendar"
      label={t('showPreview')}
      refused={refused}
      context={context}
    >
      <CalendarFields city={city} />
    </PlainForm>,
  ]);
}

/** Returns the address of the website, on which the owner of a calendar confirms it. */
export function findWebsite({ addresses: { web } }: Pick<PageContext, 'addresses'>): string {
  if (web === undefined)
    throw new DomainError(
      'not_found',
      'Calendars are connected on the website, and there is none.',
    );
  return web;
}

/** After a calendar is sent. Its preview and the confirmation are pages of the website. */
export function renderCalendarSent({ id }: { id: string }, context: PageContext): RenderedPage {
  const { t, locale } = context.translator;
  const address = `${findWebsite(context)}/connect/${id}?${new URLSearchParams({ locale }).toString()}`;
  return panel(t('connectCalendar'), context, [
    <p class="lead" role="status" tabindex={-1}>
      {t('calendarReading')}
    </p>,
    <p class="actions">
      <OutLink class="button" href={address}>
        {t('showPreview')}
      </OutLink>
    </p>,
  ]);
}

/** GET /embed/follow-city/{city}: the new events of a city by mail. */
export const followCityPage: Page<{ places: Pick<PlaceFinder, 'findKnownCity'> }> = {
  path: '/embed/follow-city/:city',
  name: 'follow-city',
  load: async ({ places }, values, context) => {
    const { city } = readCity.parse(values);
    const known = await places.findKnownCity({ name: city, country_code: null });
    const { t } = context.translator;
    return panel(t('signUpCity', { city: known?.city.name ?? city }), context, [
      <PlainForm action="/embed/sign-up" label={t('subscribe')} context={context}>
        <HiddenField name="city" value={city} />
        <FormField
          label={t('email')}
          name="email"
          type="email"
          required
          maxlength={254}
          autocomplete="email"
        />
      </PlainForm>,
    ]);
  },
};
