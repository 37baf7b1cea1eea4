// Suggests cities, artists, venues and events while a visitor types (WAI-ARIA: editable combobox
// with a list). The form works without it.
interface Suggestion {
  href: string;
  text: string;
  note: string;
}

const DELAY_MS = 120;
const LIST_ID = 'suggestions';

function enhance(form: HTMLFormElement, input: HTMLInputElement): void {
  const options = createOptions(input, form.querySelector('label')?.textContent ?? '');
  const load = createLoader(input, form.dataset['locale']);
  const update = async () => options.show(await load());
  let timer: ReturnType<typeof setTimeout> | undefined;

  form.append(options.list);
  input.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void update(), DELAY_MS);
  });
  input.addEventListener('blur', options.close);
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (options.list.hidden && event.key === 'ArrowDown') void update();
    else if (!options.list.hidden && options.handleKey(event.key)) event.preventDefault();
  });
  // the field retains the focus
  options.list.addEventListener('pointerdown', (event) => event.preventDefault());
  options.list.addEventListener('click', ({ target }) => {
    if (target instanceof Element) follow(target.closest('[role=option]'));
  });
}

/**
 * Returns a function that gets the suggestions for the text of the field. It returns null if a
 * newer request replaced it or the network is down.
 */
function createLoader(input: HTMLInputElement, locale: string | undefined) {
  let pending: AbortController | undefined;
  return async (): Promise<Suggestion[] | null> => {
    pending?.abort();
    const q = input.value.trim();
    if (q === '') return [];
    pending = new AbortController();
    const query = new URLSearchParams({ q, ...(locale !== undefined && { locale }) });
    try {
      const response = await fetch(`/suggest.json?${query.toString()}`, { signal: pending.signal });
      return response.ok
        ? ((await response.json()) as { suggestions: Suggestion[] }).suggestions
        : null;
    } catch {
      return null;
    }
  };
}

/** The list below the field, and which of its options is chosen. */
function createOptions(input: HTMLInputElement, label: string) {
  const list = createList(input, label);
  let active = -1;
  const toggle = (isOpen: boolean) => {
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    select(-1);
  };
  const select = (index: number) => {
    active = index;
    [...list.children].forEach((option, at) =>
      option.setAttribute('aria-selected', String(at === index)),
    );
    const option = list.children[index];
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  };
  /** Returns whether the list used the key. */
  const handleKey = (key: string): boolean => {
    const last = list.children.length - 1;
    if (key === 'ArrowDown') select(active === last ? -1 : active + 1);
    else if (key === 'ArrowUp') select(active === -1 ? last : active - 1);
    else if (key === 'Escape') toggle(false);
    else if (key === 'Enter' && active >= 0) follow(list.children[active]);
    else return false;
    return true;
  };
  const show = (suggestions: Suggestion[] | null) => {
    if (suggestions === null) return;
    list.replaceChildren(...suggestions.map(toOption));
    toggle(suggestions.length > 0 && document.activeElement === input);
  };
  return { list, show, handleKey, close: () => toggle(false) };
}

function createList(input: HTMLInputElement, label: string): HTMLElement {
  const list = document.createElement('ul');
  list.id = LIST_ID;
  list.className = 'suggestions';
  list.hidden = true;
  set(list, { role: 'listbox', 'aria-label': label });
  set(input, {
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-controls': LIST_ID,
  });
  set(input, { 'aria-expanded': 'false', 'aria-haspopup': 'listbox' });
  return list;
}

function toOption({ href, text, note }: Suggestion, index: number): HTMLElement {
  const option = document.createElement('li');
  const [name, detail] = [document.createElement('bdi'), document.createElement('small')];
  name.textContent = text;
  detail.textContent = note;
  option.id = `${LIST_ID}-${index}`;
  option.dataset['href'] = href;
  option.setAttribute('role', 'option');
  option.append(name, ' ', detail);
  return option;
}

function follow(option: Element | null | undefined): void {
  if (option instanceof HTMLElement && option.dataset['href'] !== undefined)
    location.assign(option.dataset['href']);
}

function set(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

/** Adds suggestions to the search field of the page. */
export function addSuggestions(): void {
  const form = document.querySelector<HTMLFormElement>('form[role=search]');
  const input = form?.querySelector<HTMLInputElement>('input[name=q]');
  if (form && input) enhance(form, input);
}
