import type { DomainError, ErrorCode } from '@marquee/domain';
import { Empty } from '@marquee/pages';
import type { MessageName } from '@marquee/pages/i18n';
import { Panel } from '../components/panel.tsx';
import type { RenderedPage, PageContext } from '../page-context.ts';

const TEXTS: Partial<Record<ErrorCode, { title: MessageName; text?: MessageName }>> = {
  not_found: { title: 'notFound', text: 'notFoundText' },
  invalid_parameter: { title: 'badInput' },
  invalid_body: { title: 'badInput' },
  quota_exceeded: { title: 'tooMany', text: 'tooManyText' },
};

/**
 * Renders an error as a page. For invalid parameters it shows the message of the API to the site
 * owner.
 */
export function renderProblem(error: DomainError, context: PageContext): RenderedPage {
  const { t } = context.translator;
  const { title: name, text } = TEXTS[error.code] ?? {
    title: 'unavailable',
    text: 'unavailableText',
  };
  const title = t(name);
  const sentence =
    text === undefined ? (
      <span lang="en" dir="ltr">
        {error.message}
      </span>
    ) : (
      t(text)
    );
  return {
    title,
    body: <Panel title={title} context={context} children={<Empty>{sentence}</Empty>} />,
  };
}
