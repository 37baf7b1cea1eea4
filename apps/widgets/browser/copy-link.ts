const SHOWN_MS = 2_000;

/**
 * Shows the buttons that copy an address. In a frame that must not write to the clipboard, the
 * address is shown to be copied by hand.
 */
export function enableCopyLinks(): void {
  showCopyButtons(document);
  document.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>('[data-copy-link]') : null;
    if (button) void copy(button);
  });
}

export function showCopyButtons(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLElement>('[data-copy-link]'))
    button.hidden = false;
}

async function copy(button: HTMLElement): Promise<void> {
  const { copyLink = '', copied = '' } = button.dataset;
  const label = button.textContent;
  try {
    await navigator.clipboard.writeText(copyLink);
    button.textContent = copied;
    setTimeout(() => (button.textContent = label), SHOWN_MS);
  } catch {
    const field = document.createElement('input');
    field.readOnly = true;
    field.value = copyLink;
    field.setAttribute('aria-label', label);
    button.replaceWith(field);
    field.select();
  }
}
