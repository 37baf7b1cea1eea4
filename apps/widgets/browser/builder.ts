// Enhances the builder: updates the result and the address on input, and suggests cities.
import { layOutInChunks, startChunkedLayout } from './chunked-layout.ts';

const DEBOUNCE_MS = 350;
let timer: ReturnType<typeof setTimeout> | undefined;
let pending: AbortController | undefined;
let shown = Promise.resolve();

function start(): void {
  void layOutInChunks(); // first, as in page.ts
  const form = findForm();
  form?.addEventListener('input', ({ target }) => {
    clearTimeout(timer);
    timer = setTimeout(() => void showNow(), DEBOUNCE_MS);
    suggestFor(target);
  });
  suggestFor(document.activeElement); // what was typed while the page loaded
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void showNow();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLElement && target.dataset['copy'] !== undefined) void copy(target);
  });
  showCopyButtons();
  choosePageColour();
  void chooseCity();
}

function suggestFor(field: EventTarget | null): void {
  if (!(field instanceof HTMLInputElement)) return;
  if (field.name === 'city') void suggestCities(field.value);
  if (['slug', 'artist'].includes(field.name)) void suggestRecords(field);
}

const findForm = () => document.querySelector<HTMLFormElement>('#choice');

/** Shows the choice without a delay. */
function showNow(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  return (shown = show());
}

async function show(): Promise<void> {
  const form = findForm();
  if (!form?.reportValidity()) return;
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && value !== '') query.set(name, value);
  const address = `${location.pathname}?${query.toString()}`;
  pending?.abort();
  pending = new AbortController();
  try {
    const response = await fetch(address, { signal: pending.signal });
    if (response.ok) replace(await response.text(), address);
  } catch {
    // Aborted by a newer request, or the server is unavailable: keep the current result.
  }
}

const findCodes = (part: ParentNode) => [...part.querySelectorAll<HTMLDetailsElement>('.snippet')];

/** The code that is open stays open. */
function replace(html: string, address: string): void {
  const answer = new DOMParser().parseFromString(html, 'text/html');
  const result = answer.querySelector('#result');
  if (!result) return;
  history.replaceState(null, '', address);
  const open = findCodes(document).findIndex((code) => code.open);
  const codes = findCodes(result);
  for (const [index, code] of codes.entries()) if (open >= 0) code.open = index === open;
  document.querySelector('#result')?.replaceWith(result);
  for (const field of document.querySelectorAll<HTMLElement>('[data-field]'))
    field.hidden =
      answer.querySelector<HTMLElement>(`[data-field="${field.dataset['field'] ?? ''}"]`)?.hidden ??
      false;
  showCopyButtons();
}

async function suggestCities(text: string): Promise<void> {
  if (text.length < 2) return;
  const cities = await fetchCities({ q: text });
  const options = cities.map(({ name, region, country_code }) => {
    const option = document.createElement('option');
    option.value = name;
    option.label = [region, country_code].filter(Boolean).join(', ');
    return option;
  });
  document.querySelector('#cities')?.replaceChildren(...options);
}

interface City {
  name: string;
  region: string | null;
  country_code: string | null;
}

async function fetchCities(query: Record<string, string>): Promise<City[]> {
  const response = await fetch(`cities.json?${new URLSearchParams(query).toString()}`);
  return response.ok ? ((await response.json()) as { cities: City[] }).cities : [];
}

/** The first preview is of a city in the time zone of the browser. */
async function chooseCity(): Promise<void> {
  const field = findForm()?.elements.namedItem('city');
  if (isChosen() || !(field instanceof HTMLInputElement)) return;
  const [city] = await fetchCities({ tz: Intl.DateTimeFormat().resolvedOptions().timeZone });
  if (!city || field.value !== '') return;
  field.value = city.name;
  await showNow();
}

/** Whether the address names more than the language of the builder. */
const isChosen = (): boolean =>
  [...new URLSearchParams(location.search).keys()].some((name) => name !== 'language');

/** Shows the previews on the background of the site. */
function choosePageColour(): void {
  const field = document.querySelector<HTMLInputElement>('#page-colour');
  if (!field) return;
  field.parentElement?.classList.add('ready');
  field.addEventListener('input', () => {
    document.documentElement.style.setProperty('--page', field.value);
  });
}

/** Suggests the slugs of events, venues or artists whose names begin with the text. */
async function suggestRecords({ name, value }: HTMLInputElement): Promise<void> {
  if (value.length < 2) return;
  const widget = new FormData(findForm() ?? undefined).get('widget');
  const kind = name === 'artist' ? 'artist' : widget === 'plan' ? 'event' : widget;
  const response = await fetch(`suggest.json?${new URLSearchParams({ q: value }).toString()}`);
  if (!response.ok) return;
  const { suggestions } = (await response.json()) as {
    suggestions: { kind: string; name: string; detail: string | null; slug: string | null }[];
  };
  const options = suggestions.flatMap((found) => {
    if (found.kind !== kind || found.slug === null) return [];
    const option = document.createElement('option');
    option.value = found.slug;
    option.label = [found.name, found.detail].filter(Boolean).join(', ');
    return [option];
  });
  document.querySelector('#records')?.replaceChildren(...options);
}

/** The buttons are hidden without script, because they need it. */
function showCopyButtons(): void {
  for (const button of findCopyButtons()) button.hidden = false;
}

const findCopyButtons = () => [...document.querySelectorAll<HTMLElement>('[data-copy]')];

/** Copies the code of the choice, also if its last change is not shown yet. */
async function copy(clicked: HTMLElement): Promise<void> {
  const position = findCopyButtons().indexOf(clicked);
  await (timer === undefined ? shown : showNow());
  const button = findCopyButtons()[position] ?? clicked;
  const label = button.textContent;
  const code = button.parentElement?.querySelector('code')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(code);
    button.textContent = button.dataset['copied'] ?? '';
  } catch {
    getSelection()?.selectAllChildren(button.parentElement?.querySelector('code') ?? button);
    button.textContent = button.dataset['selected'] ?? '';
  }
  setTimeout(() => (button.textContent = label), 2_000);
}

startChunkedLayout();
// In a separate task, as in page.ts.
document.addEventListener('DOMContentLoaded', () => setTimeout(start));
