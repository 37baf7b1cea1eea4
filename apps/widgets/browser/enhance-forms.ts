import { showCopyButtons } from './copy-link.ts';
import { postToHost } from './post-message.ts';

/**
 * Submits a form without leaving the page. If that fails, the form stays and states so.
 */
export function submitFormsInPlace(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== 'post') return;
    event.preventDefault();
    void submitWithFetch(form);
  });
}

/** Submits a form and shows the response, or why there is none. */
export async function submitWithFetch(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector('button');
  button?.setAttribute('aria-busy', 'true');
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') fields.append(name, value);
  try {
    const response = await fetch(form.action, { method: 'POST', body: fields });
    show(await response.text(), response.ok, form);
  } catch {
    showFailure(form, '');
  } finally {
    button?.removeAttribute('aria-busy');
  }
}

/**
 * Replaces the main element with that of the response, or shows an error below the form. A form in
 * a refusal names what to change.
 */
function show(html: string, isDone: boolean, form: HTMLFormElement): void {
  const answer = new DOMParser().parseFromString(html, 'text/html');
  const main = answer.querySelector('main');
  const alert = main?.querySelector('form [role=alert]');
  if (main && (isDone || alert)) {
    document.querySelector('main')?.replaceWith(main);
    main.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    showCopyButtons(main);
  }
  if (isDone) {
    document.querySelector<HTMLElement>('[role=status][tabindex]')?.focus();
    if (form.action.includes('/embed/demand-it')) postToHost('want', readDemand(form));
  } else if (alert) {
    postToHost('error', { text: alert.textContent });
  } else {
    showFailure(
      form,
      [...answer.querySelectorAll('h1, .empty')].map((part) => part.textContent).join('. '),
    );
  }
}

/** The page around this frame learns what is requested, but not the address of the reader. */
function readDemand(form: HTMLFormElement): Record<string, unknown> {
  const { email: _, ...demand } = Object.fromEntries(new FormData(form));
  return demand;
}

/**
 * Shows an error below the form: by default the text of the form, because a proxy responds with a
 * page of its own or none.
 */
function showFailure(form: HTMLFormElement, text: string): void {
  const failure = form.querySelector('.failure') ?? form.appendChild(document.createElement('p'));
  failure.className = 'failure';
  failure.setAttribute('role', 'alert');
  failure.textContent = text || (form.dataset['notSent'] ?? '');
  postToHost('error', { text: failure.textContent });
}
