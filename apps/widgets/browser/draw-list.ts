import type { ListedEvent, Listing } from './listing.ts';

type Child = Node | string | null;

/** Elements and text, never markup: nothing of a title can become an element. */
function make(name: string, attributes: Record<string, string>, children: Child[] = []): HTMLElement {
  const element = document.createElement(name);
  for (const key of Object.keys(attributes)) element.setAttribute(key, attributes[key] ?? '');
  for (const child of children) if (child !== null) element.append(child);
  return element;
}

const outward = (href: string, attributes: Record<string, string>, children: Child[]) =>
  make('a', { href, target: '_blank', rel: 'noopener sponsored nofollow', ...attributes }, children);

const own = (text: string) => make('bdi', {}, [text]);

/** The content of a list. */
export function drawList({ title, href, by, empty, events }: Listing): HTMLElement[] {
  return [
    make('h2', {}, [outward(href, {}, [own(title)])]),
    events.length > 0 ? make('ul', { class: 'events' }, events.map(row)) : make('p', { class: 'empty' }, [empty]),
    make('p', { class: 'by' }, [make('a', { href: by.href, target: '_blank', rel: 'noopener' }, [by.text])]),
  ];
}

function row({ title, href, leaf, date, facts, states, off, tickets }: ListedEvent): HTMLElement {
  return make('li', { class: off ? 'event off' : 'event' }, [
    make('div', { class: 'leaf' }, leaf ? leafParts(leaf, date) : [make('span', { class: 'day' }, ['?'])]),
    make('div', { class: 'what' }, [
      make('p', { class: 'name' }, [outward(href, {}, [own(title)])]),
      make('p', { class: 'facts' }, [...states.map(state), ...facts.map((fact) => make('span', {}, [own(fact)]))]),
    ]),
    tickets && outward(tickets.href, { class: 'button', 'aria-label': tickets.label }, [tickets.text]),
  ]);
}

const leafParts = ({ weekday, day, month }: NonNullable<ListedEvent['leaf']>, date: string): Child[] => [
  make('span', { 'aria-hidden': 'true' }, [weekday]),
  make('span', { class: 'day', 'aria-hidden': 'true' }, [day]),
  make('span', { 'aria-hidden': 'true' }, [month]),
  make('span', { class: 'heard' }, [date]),
];

const state = ({ text, tone }: ListedEvent['states'][number]) => make('b', { class: tone }, [text]);
