import type { ListedEvent, Listing } from './listing.ts';

type Child = Node | string | null;

/** Creates an element from text, never from markup, so that a title cannot inject an element. */
function createElement(name: string, attributes: Record<string, string>, children: Child[] = []): HTMLElement {
  const element = document.createElement(name);
  for (const key of Object.keys(attributes)) element.setAttribute(key, attributes[key] ?? '');
  for (const child of children) if (child !== null) element.append(child);
  return element;
}

const externalLink = (href: string, attributes: Record<string, string>, children: Child[]) =>
  createElement('a', { href, target: '_blank', rel: 'noopener', ...attributes }, children);

const isolated = (text: string) => createElement('bdi', {}, [text]);

export function renderList({ title, href, by, empty, events }: Listing): HTMLElement[] {
  return [
    createElement('h2', {}, [externalLink(href, {}, [isolated(title)])]),
    events.length > 0
      ? createElement('ul', { class: 'events' }, events.map(row))
      : createElement('p', { class: 'empty' }, [empty]),
    createElement('p', { class: 'by' }, [
      createElement('a', { href: by.href, target: '_blank', rel: 'noopener' }, [by.text]),
    ]),
  ];
}

function row({ title, href, leaf, date, facts, states, off, tickets }: ListedEvent): HTMLElement {
  return createElement('li', { class: off ? 'event off' : 'event' }, [
    createElement(
      'div',
      { class: 'leaf' },
      leaf ? leafParts(leaf, date) : [createElement('span', { class: 'day' }, ['?'])],
    ),
    createElement('div', { class: 'what' }, [
      createElement('p', { class: 'name' }, [externalLink(href, {}, [isolated(title)])]),
      createElement('p', { class: 'facts' }, [
        ...states.map(state),
        ...facts.map((fact) => createElement('span', {}, [isolated(fact)])),
      ]),
    ]),
    tickets &&
      externalLink(
        tickets.href,
        { class: 'button', 'aria-label': tickets.label, ...(tickets.rel !== undefined && { rel: tickets.rel }) },
        [tickets.text],
      ),
  ]);
}

const leafParts = ({ weekday, day, month }: NonNullable<ListedEvent['leaf']>, date: string): Child[] => [
  createElement('span', { 'aria-hidden': 'true' }, [weekday]),
  createElement('span', { class: 'day', 'aria-hidden': 'true' }, [day]),
  createElement('span', { 'aria-hidden': 'true' }, [month]),
  createElement('span', { class: 'heard' }, [date]),
];

const state = ({ text, tone }: ListedEvent['states'][number]) => createElement('b', { class: tone }, [text]);
