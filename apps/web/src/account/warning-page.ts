import { h } from '@marquee/ui';
import type { PersonalPage } from './send-page.ts';
import { MessagePage } from './sign-in-pages.ts';

/** The page after a form that was saved, but that may not mean what its sender expects. */
export const warningPage = (warnings: string[], form: string): PersonalPage => ({
  title: 'saved',
  body: h(MessagePage, {
    title: 'saved',
    text: { english: `Please check: ${warnings.join('; ')}.` },
    form,
  }),
});
