import type { PersonalPage } from './send-page.tsx';
import { MessagePage } from './sign-in/sign-in-pages.tsx';

/** The page after a form that was saved, but that may not mean what its sender expects. */
export const warningPage = (warnings: string[], form: string): PersonalPage => ({
  title: 'saved',
  body: (
    <MessagePage
      title="saved"
      text={{ english: `Please check: ${warnings.join('; ')}.` }}
      form={form}
    />
  ),
});
