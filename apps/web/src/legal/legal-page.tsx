import { notFound } from '@marquee/domain';

import { legalPath } from '../components/links.ts';
import { renderGuide } from '../guides/render-guide.ts';
import type { Page } from '../pages/page.ts';
import { ANY_LANGUAGE, LEGAL_PAGES, type LegalTexts } from './legal-texts.ts';

interface Deps {
  legal: LegalTexts;
}

/** A text of the operator, in the language of the reader if there is one. */
export const legalPage: Page<Deps> = {
  path: '/legal/:name',
  load: ({ legal }, values, context) => {
    const name = values.get('name') ?? '';
    const page = LEGAL_PAGES.find((each) => each === name);
    const texts = page && legal.get(page);
    if (!page || !texts) throw notFound('page', name);
    const { language, t } = context.translator;
    const html = renderGuide(texts.get(language) ?? texts.get(ANY_LANGUAGE) ?? '').html;
    const lang = texts.has(language) ? language : undefined;
    return Promise.resolve({
      title: t(page),
      canonical: legalPath(page),
      body: [
        <h1>{t(page)}</h1>,
        <div class="prose" lang={lang} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />,
      ],
    });
  },
};
