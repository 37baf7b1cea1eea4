import type { Event } from '@marquee/domain';
import { writePageJsonLd } from '@marquee/formats';
import { getEvent, type GetEventDeps } from '@marquee/operations';
import { h, Isolated, Sources, stripStackedMarks, type ComponentChild } from '@marquee/ui';
import { describeEvent } from '@marquee/ui/i18n';
import { EventActions } from '../components/event-actions.ts';
import { Badges, EventCards, Tile, type Described } from '../components/event-cards.ts';
import { EventFacts } from '../components/event-facts.ts';
import { eventPath, pageAddress, reportPath } from '../components/links.ts';
import { HeaderPicture } from '../components/picture.ts';
import { Section } from '../components/section.ts';
import { SocialImage } from '../components/social-image.ts';
import type { PageContext } from '../page-context.ts';
import { runner, type Page } from './page.ts';

const find = runner(getEvent);

/** One event. */
export const eventPage: Page<GetEventDeps> = {
  path: '/e/:slug',
  load: async (deps, values, context) => {
    const { event, related = [] } = await find(deps, {
      id_or_slug: values.get('slug'),
      include: 'related',
    });
    const { t } = context.translator;
    const texts = describeEvent(event, context);
    return {
      title: stripStackedMarks(event.title),
      description: `${texts.long.date}, ${texts.place}`,
      canonical: eventPath(event.canonical_slug),
      head: [event.demo && h('meta', { name: 'robots', content: 'noindex' }), socialCard(event)],
      body: [
        h(HeaderPicture, { picture: event.picture, subject: event.category, name: event.title }),
        h(Hero, { event, context, texts }),
        h(
          'div',
          { class: 'two' },
          h(Description, { event, context }),
          h('aside', { class: 'sheet' }, h(EventFacts, { event, context, texts })),
        ),
        related.length > 0 &&
          h(Section, { title: t('related') }, h(EventCards, { events: related, context })),
      ],
    };
  },
};

interface Props {
  event: Event;
  context: PageContext;
  texts: Described;
}

const Hero = ({ event, context, texts }: Props): ComponentChild =>
  h(
    'div',
    { class: 'hero' },
    h(Tile, { event, texts }),
    h(
      'div',
      null,
      h('h1', null, h(Isolated, { text: event.title })),
      h('p', { class: 'lead' }, h('time', { datetime: event.start_utc }, texts.long.text)),
      h('p', { class: 'lead' }, h(Isolated, { text: texts.place })),
      h(Badges, { texts }),
    ),
    h(EventActions, { event, context, texts }),
  );

const Description = ({ event, context }: Omit<Props, 'texts'>): ComponentChild =>
  h(
    'div',
    { class: 'prose' },
    event.description !== null &&
      h('p', { class: 'text', dir: 'auto' }, stripStackedMarks(event.description)),
    h(Sources, { sources: event.sources, label: context.translator.t('sources') }),
    h(
      'p',
      null,
      h(
        'a',
        { href: pageAddress(reportPath(event.slug), context), rel: 'nofollow' },
        context.translator.t('reportFault'),
      ),
    ),
  );

/** The social card and the picture for social networks, and the structured data for search engines. */
const socialCard = (event: Event): ComponentChild[] => [
  h(SocialImage, { url: event.links.og_png, picture: event.picture }),
  h('script', {
    type: 'application/ld+json',
    dangerouslySetInnerHTML: { __html: writePageJsonLd(event) },
  }),
];
