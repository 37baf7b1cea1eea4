/** Adds the next page of a list to this page. If that fails, the link leads to it. */
export function loadMoreInPlace(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element
        ? event.target.closest<HTMLAnchorElement>('a[data-more]')
        : null;
    if (!link || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    append(link).catch(() => {
      location.href = link.href;
    });
  });
}

async function append(link: HTMLAnchorElement): Promise<void> {
  const response = await fetch(link.href);
  if (!response.ok) throw new Error(String(response.status));
  const next = new DOMParser().parseFromString(await response.text(), 'text/html');
  const added = [...next.querySelectorAll('.event')];
  document.querySelector('main .events')?.append(...added);
  added[0]?.querySelector<HTMLElement>('a')?.focus();
  const more = next.querySelector<HTMLAnchorElement>('a[data-more]');
  if (more) link.href = more.href;
  else link.parentElement?.remove();
}
