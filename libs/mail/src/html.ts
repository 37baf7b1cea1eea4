/** Markup that we wrote, in which every text of others is escaped. */
export interface Html {
  readonly markup: string;
}

type Value = string | Html | Html[];

/** Makes markup of a template. Texts in it are escaped, also in quoted attributes; markup in it stays as it is. */
export const html = (template: TemplateStringsArray, ...values: Value[]): Html => ({
  markup: String.raw({ raw: template }, ...values.map(markupOf)),
});

function markupOf(value: Value): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
  return Array.isArray(value) ? value.map(markupOf).join('') : value.markup;
}
