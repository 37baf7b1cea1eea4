import type { ElementTree, ListedEvent, Listing } from './listing.ts';

type Child = Node | string | null;

const SVG = 'http://www.w3.org/2000/svg';
const SVG_NAMES = ['svg', 'g', 'path', 'circle', 'text', 'title'];

/** Creates an element from text, never from markup, so that a title cannot inject an element. */
function createElement(
  name: string,
  attributes: Record<string, string>,
  children: Child[] = [],
): HTMLElement {
  const element = document.createElement(name);
  for (const key of Object.keys(attributes)) element.setAttribute(key, attributes[key] ?? '');
  for (const child of children) if (child !== null) element.append(child);
  return element;
}

const externalLink = (href: string, attributes: Record<string, string>, children: Child[]) =>
  createElement('a', { href, target: '_blank', rel: 'noopener', ...attributes }, children);

const isolated = (text: string) => createElement('bdi', {}, [text]);

export function renderList(listing: Listing): Child[] {
  const { title, href, by, layout = 'list', figure, pictured, events, empty, more } = listing;
  const name = [
    'events',
    layout === 'cards' || layout === 'compact' ? layout : '',
    pictured ? 'pictured' : '',
  ].join(' ');
  return [
    title === null
      ? null
      : createElement('h2', { part: 'title' }, [externalLink(href, {}, [isolated(title)])]),
    ...(figure ?? []).map((tree) => fromTree(tree)),
    events.length > 0
      ? createElement('ul', { class: name, part: 'list' }, rows(events))
      : createElement('p', { class: 'empty', part: 'empty' }, [empty]),
    more || by
      ? createElement('p', { class: 'by' }, [more ? moreLink(more) : null, by && creditLink(by)])
      : null,
  ];
}

const moreLink = ({ text, href }: { text: string; href: string }) =>
  externalLink(href, { class: 'button quiet', part: 'more button', 'data-more': '' }, [text]);

const creditLink = ({ text, href }: { text: string; href: string }) =>
  externalLink(href, { part: 'credit' }, [text]);

export const rows = (events: ListedEvent[]): HTMLElement[] => events.map(row);

/**
 * Creates the elements that our server describes. A shape of the map is in the namespace of SVG.
 */
function fromTree(tree: ElementTree, isInShape = false): Child {
  if (typeof tree === 'string') return tree;
  const [name, attributes, ...children] = tree;
  const isShape =
    (isInShape && SVG_NAMES.includes(name)) || name === 'svg' || (isInShape && name === 'a');
  const element = isShape ? document.createElementNS(SVG, name) : document.createElement(name);
  for (const key of Object.keys(attributes)) element.setAttribute(key, attributes[key] ?? '');
  for (const child of children) element.append(fromTree(child, isShape) ?? '');
  return element;
}

function row({
  title,
  href,
  leaf,
  date,
  facts,
  states,
  off,
  tickets,
  picture,
}: ListedEvent): HTMLElement {
  return createElement('li', { class: off ? 'event off' : 'event', part: 'event' }, [
    picture ? rowPicture(picture) : null,
    createElement(
      'div',
      { class: 'leaf', part: 'date' },
      leaf ? leafParts(leaf, date) : [createElement('span', { class: 'day' }, ['?'])],
    ),
    createElement('div', { class: 'what' }, [
      createElement('p', { class: 'name', part: 'name' }, [
        externalLink(href, {}, [isolated(title)]),
      ]),
      createElement('p', { class: 'facts', part: 'facts' }, [
        ...states.map(state),
        ...facts.map((fact) => createElement('span', {}, [isolated(fact)])),
      ]),
    ]),
    tickets &&
      externalLink(
        tickets.href,
        {
          class: 'button',
          part: 'button',
          'aria-label': tickets.label,
          ...(tickets.rel && { rel: tickets.rel }),
        },
        [tickets.text],
      ),
  ]);
}

/** A picture that the policy of the page forbids leaves its place empty. */
function rowPicture(tree: ElementTree): Child {
  const element = fromTree(tree);
  if (element instanceof Element) {
    const image = element.querySelector('img');
    image?.addEventListener('error', () => image.remove());
  }
  return element;
}

const leafParts = (
  { weekday, day, month }: NonNullable<ListedEvent['leaf']>,
  date: string,
): Child[] => [
  createElement('span', { 'aria-hidden': 'true' }, [weekday]),
  createElement('span', { class: 'day', 'aria-hidden': 'true' }, [day]),
  createElement('span', { 'aria-hidden': 'true' }, [month]),
  createElement('span', { class: 'heard' }, [date]),
];

const state = ({ text, tone }: ListedEvent['states'][number]) =>
  createElement('b', { class: tone }, [text]);
