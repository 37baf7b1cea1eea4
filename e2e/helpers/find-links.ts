// Our pages are written by one renderer: double quotes and no `>` in attributes.
const TAG = /<(a|area|iframe|link|meta)\b([^>]*)>/g;
const FORM = /<form\b([^>]*)>(.*?)<\/form>/gs;
const HIDDEN_FIELD = /<input type="hidden"([^>]*)>/g;
const ATTRIBUTE = /([a-z:-]+)="([^"]*)"/g;
const URL_IN_TEXT = /https?:\/\/[^\s"'<>\\)\]}]+/g;
// What the head of a page names for programs, not for people.
const MACHINE_RELATIONS = ['stylesheet', 'icon', 'alternate', 'preload'];

/** Returns the addresses that a page gives to a person, resolved against its own. */
export function findPageLinks(html: string, base: string): string[] {
  const tags = [...html.matchAll(TAG)].flatMap(([, name = '', attributes = '']) => {
    const address = addressIn(name, readAttributes(attributes));
    return address === undefined ? [] : [decodeEntities(address)];
  });
  const structured = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return [
    ...[...tags, ...findFormTargets(html)].map((link) => new URL(link, base).href),
    ...structured.flatMap(([, text = '']) => findTextLinks(text)),
  ];
}

const readAttributes = (text: string): Record<string, string | undefined> =>
  Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]));

/** Returns the addresses of forms that only open a page, with their hidden fields. */
function findFormTargets(html: string): string[] {
  return [...html.matchAll(FORM)].flatMap(([, attributes = '', content = '']) => {
    const { method, action } = readAttributes(attributes);
    if (method === 'post' || action === undefined) return [];
    const fields = [...content.matchAll(HIDDEN_FIELD)].map(([, field = '']) =>
      readAttributes(field),
    );
    const query = new URLSearchParams(
      fields.map(({ name = '', value = '' }) => [name, value]),
    ).toString();
    return [query === '' ? action : `${action}?${query}`];
  });
}

function addressIn(tag: string, values: Record<string, string | undefined>): string | undefined {
  if (tag === 'a' || tag === 'area') return values['href'];
  if (tag === 'iframe') return values['src'];
  if (tag === 'link')
    return MACHINE_RELATIONS.includes(values['rel'] ?? '') ? undefined : values['href'];
  return values['property'] === 'og:image' || values['property'] === 'og:url'
    ? values['content']
    : undefined;
}

/**
 * Returns the addresses in a plain text, a feed or JSON, without XML namespaces. Lines of iCalendar
 * are unfolded first.
 */
export const findTextLinks = (text: string): string[] =>
  [...text.replaceAll(/\r?\n[ \t]|xmlns(:\w+)?="[^"]*"/g, '').matchAll(URL_IN_TEXT)].map(([link]) =>
    decodeEntities(link.replace(/[.,;:!?]+$/, '')),
  );

const decodeEntities = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
