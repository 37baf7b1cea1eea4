// Suggests known venues and cities while a person types, as options of the field. A chosen venue
// fills the city, and a chosen city the country, if they are empty.
interface Named {
  text: string;
  note: string;
  country?: string;
}

const DELAY_MS = 150;
const FILLS: Readonly<Record<string, { field: string; value: (named: Named) => string }>> = {
  venue: { field: 'city', value: ({ note }) => note },
  city: { field: 'country', value: ({ country = '' }) => country },
};

export function suggestNames(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-suggest]'))
    enhance(input, input.dataset['suggest'] ?? '');
}

function enhance(input: HTMLInputElement, kind: string): void {
  const list = document.createElement('datalist');
  list.id = `${kind}-names`;
  input.form?.append(list);
  input.setAttribute('list', list.id);
  input.autocomplete = 'off';
  let known: Named[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  input.addEventListener('input', () => {
    clearTimeout(timer);
    const chosen = known.find(({ text }) => text === input.value);
    if (chosen) fill(input, kind, chosen);
    else timer = setTimeout(() => void update(), DELAY_MS);
  });
  const update = async () => {
    const q = input.value.trim();
    const named = q === '' ? [] : await load(q, kind);
    if (input.value.trim() !== q) return; // a newer text
    known = named;
    list.replaceChildren(...known.map(toOption));
  };
}

async function load(q: string, kind: string): Promise<Named[]> {
  try {
    const response = await fetch(`/suggest.json?${new URLSearchParams({ q, kind }).toString()}`);
    return response.ok ? ((await response.json()) as { suggestions: Named[] }).suggestions : [];
  } catch {
    return []; // the network is down
  }
}

function toOption({ text, note }: Named): HTMLOptionElement {
  const option = document.createElement('option');
  option.value = text;
  option.label = `${text}, ${note}`;
  return option;
}

function fill(input: HTMLInputElement, kind: string, chosen: Named): void {
  const { field = '', value } = FILLS[kind] ?? {};
  const other = input.form?.elements.namedItem(field);
  if (other instanceof HTMLInputElement && other.value === '') other.value = value?.(chosen) ?? '';
}
