import type { PlanContext } from './plan-context.ts';
import type { PlanOption } from './plan.ts';
import type { Provider } from './providers.ts';
import type { Visit } from './visit.ts';

/** The values for URL templates. Null means unknown. */
export type TemplateValues = Readonly<Record<string, string | number | null>>;

const GUESTS = 2;
const PLACEHOLDER = /\{(\w+)\}/g;

/**
 * Returns one option for each provider that serves the country and has a template whose values are
 * all known.
 */
export function buildOptions(
  providers: readonly Provider[],
  values: TemplateValues,
  { wrap }: Pick<PlanContext, 'wrap'>,
): PlanOption[] {
  const country = values['country_code'];
  return providers.flatMap(({ provider, label, urls, note = null, countries }) => {
    if (countries && !countries.some((code) => code === country)) return [];
    const url = fillFirst(urls, values);
    const shown = label.replace(PLACEHOLDER, (_hole, name: string) => String(values[name] ?? ''));
    return url === null ? [] : [{ label: shown, provider, url: wrap(url), note }];
  });
}

/** Returns the template values of a visit. */
export function toTemplateValues(
  { place }: Pick<Visit, 'place'>,
  more: TemplateValues = {},
): TemplateValues {
  if (!place) return more;
  const { name, city, lat, lng, country_code } = place;
  return { place: name, town: city, lat, lng, country_code, guests: GUESTS, ...more };
}

function fillFirst(urls: readonly string[], values: TemplateValues): string | null {
  const url = urls.find((template) =>
    placeholdersIn(template).every((name) => (values[name] ?? null) !== null),
  );
  return url === undefined
    ? null
    : url.replace(PLACEHOLDER, (_hole, name: string) => encodeValue(values[name] ?? ''));
}

const placeholdersIn = (template: string) =>
  [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

// encodeURIComponent does not encode these characters, which end a link in Markdown and in plain
// text.
const encodeValue = (value: string | number) =>
  encodeURIComponent(String(value).toWellFormed()).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
