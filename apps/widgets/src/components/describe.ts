import { describeEvent } from '@marquee/pages/i18n';
import type { PageContext } from '../page-context.ts';
import { kindOfAction, withTracking } from './links.tsx';

/** The texts of an event, and its main button with the parameters of the site owner. */
export function describeForSite(event: Parameters<typeof describeEvent>[0], context: PageContext) {
  const texts = describeEvent(event, context);
  const { action } = texts;
  return {
    ...texts,
    action: action && {
      ...action,
      kind: kindOfAction(action.kind, event.ticket_url, context),
      href: withTracking(action.href, context),
    },
  };
}
export type EventTexts = ReturnType<typeof describeForSite>;
