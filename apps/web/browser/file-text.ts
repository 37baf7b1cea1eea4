/** Shows the fields that read a file into the text field of their form. */
export function offerFiles(): void {
  for (const chooser of document.querySelectorAll<HTMLInputElement>('input[data-into]')) {
    const label = chooser.closest('label');
    const field = chooser.form?.elements.namedItem(chooser.dataset['into'] ?? '');
    if (!label || !(field instanceof HTMLTextAreaElement)) continue;
    label.hidden = false;
    chooser.addEventListener('change', () => {
      chooser.setCustomValidity('');
      const [file] = chooser.files ?? [];
      if (file) void read(file, { chooser, field });
    });
  }
}

interface Fields {
  chooser: HTMLInputElement;
  field: HTMLTextAreaElement;
}

const WORKBOOK = 'data:application/vnd.openxmlformats-officedocument.spreadsheetml.sheet;base64,';
const ZIP = [0x50, 0x4b, 3, 4];

/** Does not read a file that is longer than the field may be. A workbook becomes a data URL. */
async function read(file: File, { chooser, field }: Fields): Promise<void> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isWorkbook = ZIP.every((byte, at) => bytes[at] === byte);
  const text = isWorkbook ? WORKBOOK + toBase64(bytes) : decode(bytes);
  if (text.length <= field.maxLength) field.value = text;
  else {
    chooser.setCustomValidity(`${String(text.length)} > ${String(field.maxLength)}`);
    chooser.reportValidity();
  }
}

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/** Spreadsheet programs export UTF-8, UTF-16 with a mark, or Windows-1252. */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
