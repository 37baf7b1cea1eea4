import type { EventRepository } from '@marquee/database';
import { fieldsOfView, languagesFor, type RequestedFields } from '@marquee/domain';
import { language } from './parameters.ts';

/** The parameter that selects the language of titles and descriptions. */
export const textLanguage = {
  lang: language()
    .optional()
    .meta({
      description:
        'BCP 47 tag: titles and descriptions in this language, if a source states them. Default: the language of the event.',
      examples: ['fi'],
    }),
};

interface Selection {
  lang?: string | undefined;
  fields?: string[] | undefined;
}

const REQUESTED = fieldsOfView('requested') as (keyof RequestedFields)[]; // the names of the type

/**
 * Sets the title of listed events in the requested language, and adds the translations that
 * `fields` names.
 */
export async function translateList<Listed extends { id: string; title: string }>(
  events: Pick<EventRepository, 'findTranslations'>,
  listed: Listed[],
  { lang, fields = [] }: Selection,
): Promise<(Listed & Partial<RequestedFields>)[]> {
  const names = REQUESTED.filter((name) => fields.includes(name));
  if (lang === undefined && names.length === 0) return listed;
  const found = await events.findTranslations(listed.map(({ id }) => id));
  return listed.map((event) => {
    const texts = found.get(event.id);
    if (texts === undefined) return event;
    const added = Object.fromEntries(names.map((name) => [name, texts[name]]));
    return { ...event, title: choose(texts.titles, lang) ?? event.title, ...added };
  });
}

/** Sets title and description of a full record in the requested language. */
export const translateEvent = <
  Full extends RequestedFields & { title: string; description: string | null },
>(
  event: Full,
  lang: string | undefined,
): Full => ({
  ...event,
  title: choose(event.titles, lang) ?? event.title,
  description: choose(event.descriptions, lang) ?? event.description,
});

function choose(texts: Record<string, string>, lang: string | undefined): string | undefined {
  if (lang === undefined) return undefined;
  const [tag] = languagesFor(lang, Object.keys(texts));
  return tag === undefined ? undefined : texts[tag];
}
