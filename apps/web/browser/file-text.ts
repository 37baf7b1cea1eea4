/** Shows the fields that read a file into the text field of their form. */
export function offerFiles(): void {
  for (const chooser of document.querySelectorAll<HTMLInputElement>('input[data-into]')) {
    const label = chooser.closest('label');
    const field = chooser.form?.elements.namedItem(chooser.dataset['into'] ?? '');
    if (!label || !(field instanceof HTMLTextAreaElement)) continue;
    label.hidden = false;
    chooser.addEventListener('change', () => {
      const [file] = chooser.files ?? [];
      if (file) void file.arrayBuffer().then((bytes) => (field.value = decode(bytes)));
    });
  }
}

/** Spreadsheet programs export UTF-8 or Windows-1252. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
