const COPIED_MS = 2_000;

/**
 * Replaces the link that opens a mail by the menu of the system, which contains mail, else by a
 * button that copies the address.
 */
export function addShareButtons(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-share]')) {
    const url = part.dataset['share'] ?? location.href;
    const share = part.querySelector<HTMLButtonElement>('[data-native]');
    const copy = part.querySelector<HTMLButtonElement>('[data-copied]');
    const title = part.dataset['title'] ?? document.title;
    if (share && 'share' in navigator) offerShare(share, { title, url });
    else if (copy && 'clipboard' in navigator) offerCopy(copy, url); // only on a secure page
  }
}

function show(button: HTMLButtonElement): void {
  button.hidden = false;
  const mail = button.parentElement?.querySelector('a');
  if (mail) mail.hidden = true;
}

function offerShare(button: HTMLButtonElement, page: { title: string; url: string }): void {
  show(button);
  button.addEventListener('click', () => {
    navigator.share(page).catch(() => undefined); // the visitor closed the menu
  });
}

function offerCopy(button: HTMLButtonElement, url: string): void {
  const label = button.textContent;
  show(button);
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
