import type { DomainError, ErrorCode } from '@marquee/domain';
import { h } from 'preact';
import { Empty, Panel } from '../components/panel.ts';
import type { MessageName } from '../i18n/translator.ts';
import type { RenderedPage, PageContext } from '../page-context.ts';

const TEXTS: Partial<Record<ErrorCode, { title: MessageName; text?: MessageName }>> = {
  not_found: { title: 'notFound', text: 'notFoundText' },
  invalid_parameter: { title: 'badInput' },
  invalid_body: { title: 'badInput' },
  quota_exceeded: { title: 'tooMany', text: 'tooManyText' },
};

/** A refusal as a page. What is wrong with the address is told in the words of the API, for whoever set the widget up. */
export function drawProblem(error: DomainError, frame: PageContext): RenderedPage {
  const { say } = frame.words;
  const { title: name, text } = TEXTS[error.code] ?? { title: 'unavailable', text: 'unavailableText' };
  const title = say(name);
  const sentence = text === undefined ? h('span', { lang: 'en', dir: 'ltr' }, error.message) : say(text);
  return { title, body: h(Panel, { title, frame, children: h(Empty, null, sentence) }) };
}
