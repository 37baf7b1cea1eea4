const COPIED_MS = 2_000;

/**
 * Shows the buttons to share and copy the address. Without them, a link opens a mail with the
 * address.
 */
export function addShareButtons(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-share]')) {
    const url = part.dataset['share'] ?? location.href;
    const share = part.querySelector<HTMLButtonElement>('[data-native]');
    const copy = part.querySelector<HTMLButtonElement>('[data-copied]');
    if (share && 'share' in navigator)
      offerShare(share, { title: part.dataset['title'] ?? document.title, url });
    if (copy && 'clipboard' in navigator) offerCopy(copy, url); // only on a secure page
  }
}

function offerShare(button: HTMLButtonElement, page: { title: string; url: string }): void {
  button.hidden = false;
  const mail = button.parentElement?.querySelector('a');
  if (mail) mail.hidden = true; // the menu of the system contains mail
  button.addEventListener('click', () => {
    navigator.share(page).catch(() => undefined); // the visitor closed the menu
  });
}

function offerCopy(button: HTMLButtonElement, url: string): void {
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(url).then(
      () => {
        button.textContent = button.dataset['copied'] ?? label;
        setTimeout(() => (button.textContent = label), COPIED_MS);
      },
      () => prompt(label, url), // the browser forbids it
    );
  });
}
