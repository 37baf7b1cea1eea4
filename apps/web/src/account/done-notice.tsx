import { Notice, type ComponentChild } from '@marquee/pages';
import { useTexts } from '../page-scope.tsx';

const TEXTS = ['saved', 'searchSaved'] as const;

/** What a page states after a form was sent. */
type DoneText = (typeof TEXTS)[number];

/** Where the browser continues after a form. */
export interface NextPage {
  goTo: string;
  done?: DoneText;
}

/** States what the last form did, as the address of the page names it. */
export function DoneNotice({ done }: { done: string | undefined }): ComponentChild {
  const t = useTexts();
  const text = TEXTS.find((known) => known === done);
  return text !== undefined && <Notice>{t(text)}</Notice>;
}
