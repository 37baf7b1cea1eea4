import { parseCategory } from '@marquee/domain';
import { calendarLinks, categoryName } from '@marquee/formats/display';
import type { DigestContent, MailEvent } from '../rendering/content.ts';
import { MAX_PICTURE_WIDTH, type Links } from '../rendering/links.ts';
import type { Block, MailContext, MailPicture, MailTemplate } from '../rendering/template.ts';
import type { MailTextName, MailTranslator } from '../rendering/translator.ts';

const TEXTS = {
  daily: { city: 'digestCityDaily', world: 'digestWorldDaily' },
  weekly: { city: 'digestCityWeekly', world: 'digestWorldWeekly' },
} as const satisfies Record<DigestContent['frequency'], Record<'city' | 'world', MailTextName>>;

export function digestMail(
  { groups, city, frequency }: DigestContent,
  context: MailContext,
): MailTemplate {
  const { translator } = context;
  const { t } = translator;
  const count = groups.reduce((sum, { events }) => sum + events.length, 0);
  return {
    subject: city === null ? t('digestWorld', { count }) : t('digestCity', { count, city }),
    blocks: [
      {
        is: 'text',
        text: city === null ? t(TEXTS[frequency].world) : t(TEXTS[frequency].city, { city }),
      },
      ...groups.flatMap(({ category, events }): Block[] => [
        { is: 'heading', text: nameCategory(category, translator) },
        ...events.map((event) => eventBlock(event, context)),
      ]),
    ],
  };
}

function nameCategory(category: string, { locale }: MailTranslator): string {
  const known = parseCategory(category);
  return known === null ? category : categoryName(known, locale);
}

export const eventBlock = (
  { title, state, when, where, notice, price, demo, slug, picture, times }: MailEvent,
  { links, translator: { language, t } }: MailContext,
): Block => ({
  is: 'event',
  title,
  state,
  details: [when, where, notice, price, demo].filter((part) => part !== undefined),
  calendars: times && {
    label: t('calendar'),
    links: calendarLinks({
      ...times,
      title,
      location: where,
      page: links.event(slug),
      ics: links.calendarFile(slug),
    }),
  },
  comma: COMMAS[language] ?? ', ',
  url: links.event(slug),
  picture: picture && toMailPicture(picture, links),
});

function toMailPicture(
  { id, attribution, licence, ...size }: NonNullable<MailEvent['picture']>,
  links: Links,
): MailPicture {
  const width = Math.min(size.width, MAX_PICTURE_WIDTH);
  const height = Math.round((width * size.height) / size.width);
  return { url: links.picture(id), width, height, credit: `${attribution} (${licence})` };
}

/** Not of a list with "and": the parts are of different kinds. */
const COMMAS: Readonly<Record<string, string>> = { ja: '、', zh: '，', ar: '، ' };
