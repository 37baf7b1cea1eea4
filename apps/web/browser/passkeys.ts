/** Shows the buttons of forms that need a passkey. Without support, the explanation remains. */
export function offerPasskeys(): void {
  if (!('PublicKeyCredential' in window)) return;
  if (!('parseRequestOptionsFromJSON' in PublicKeyCredential)) return; // an older browser
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-passkey]')) {
    const button = form.querySelector('button');
    const hint = form.querySelector<HTMLElement>('[data-unsupported]');
    if (!button || !hint) continue;
    button.hidden = false;
    hint.hidden = true;
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void send(form, button);
    });
  }
}

/** Sends the form with the answer of a passkey. */
async function send(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  const failed = form.querySelector<HTMLElement>('[data-failed]');
  const field = form.elements.namedItem('passkey');
  if (!failed || !(field instanceof HTMLInputElement)) return;
  failed.hidden = true;
  button.disabled = true;
  try {
    field.value = JSON.stringify(await askBrowser(form));
    form.submit();
  } catch {
    failed.hidden = false; // the operator closed the dialog, or is signed out
    button.disabled = false;
  }
}

async function askBrowser(form: HTMLFormElement): Promise<unknown> {
  const kind = form.dataset['passkey'] ?? '';
  const token = form.elements.namedItem('form_token');
  const response = await fetch('/account/passkeys/challenge', {
    method: 'POST',
    body: new URLSearchParams({
      kind,
      form_token: token instanceof HTMLInputElement ? token.value : '',
    }),
  });
  if (!response.ok) throw new Error(response.statusText);
  const options: unknown = await response.json();
  const credential =
    kind === 'create'
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(
            options as PublicKeyCredentialCreationOptionsJSON,
          ),
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(
            options as PublicKeyCredentialRequestOptionsJSON,
          ),
        });
  if (!(credential instanceof PublicKeyCredential)) throw new Error('no passkey');
  return credential.toJSON();
}
