// A city of one's own: a link in the header. Only the browser knows it, and only after a press of
// its button.
const KEY = 'marquee-city';

interface City {
  name: string;
  path: string;
}

export function offerOwnCity(): void {
  showInHeader(read());
  const button = document.querySelector<HTMLButtonElement>('button[data-city]');
  if (!button) return;
  const { city: name = '', set = '', unset = '' } = button.dataset;
  const path = location.pathname;
  const label = () => {
    button.textContent = read()?.path === path ? unset : set;
  };
  button.addEventListener('click', () => {
    write(read()?.path === path ? null : { name, path });
    label();
    showInHeader(read());
  });
  label();
  button.hidden = false;
}

function showInHeader(city: City | null): void {
  const link = document.querySelector<HTMLAnchorElement>('a.own-city');
  if (!link) return;
  link.hidden = city === null;
  if (!city) return;
  link.textContent = city.name;
  link.href = city.path;
}

function read(): City | null {
  try {
    const { name, path } = JSON.parse(localStorage.getItem(KEY) ?? '') as Partial<City>;
    const isCity = typeof name === 'string' && path?.startsWith('/city/') === true;
    return isCity ? { name, path } : null;
  } catch {
    return null; // nothing is stored, or storage is off
  }
}

function write(city: City | null): void {
  try {
    if (city) localStorage.setItem(KEY, JSON.stringify(city));
    else localStorage.removeItem(KEY);
  } catch {
    // storage is off or full
  }
}
