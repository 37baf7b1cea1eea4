/** Trusted markup with all other text escaped. */
export interface Html {
  readonly markup: string;
}

type Value = string | Html | Html[];

/** Template tag. Escapes strings, also in quoted attributes, and inserts `Html` values unchanged. */
export const html = (template: TemplateStringsArray, ...values: Value[]): Html => ({
  markup: String.raw({ raw: template }, ...values.map(toMarkup)),
});

function toMarkup(value: Value): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  return Array.isArray(value) ? value.map(toMarkup).join('') : value.markup;
}
