import type { Evening } from './evening.ts';
import type { PlanContext } from './plan-context.ts';
import type { PlanOption } from './plan.ts';
import type { Provider } from './providers.ts';

/** What addresses are filled with; null is not known. */
export type Values = Readonly<Record<string, string | number | null>>;

const GUESTS = 2;
const HOLE = /\{(\w+)\}/g;

/** One option for each provider that serves the place and has an address that can be filled. */
export function optionsFrom(
  providers: readonly Provider[],
  values: Values,
  { wrap }: Pick<PlanContext, 'wrap'>,
): PlanOption[] {
  const country = values['country_code'];
  return providers.flatMap(({ provider, label, urls, note = null, countries }) => {
    if (countries && !countries.some((code) => code === country)) return [];
    const url = firstFilled(urls, values);
    const shown = label.replace(HOLE, (_hole, name: string) => String(values[name] ?? ''));
    return url === null ? [] : [{ label: shown, provider, url: wrap(url), note }];
  });
}

/** What is known of an evening, for addresses. */
export function valuesOf({ place }: Evening, more: Values = {}): Values {
  if (!place) return more;
  const { name, city, lat, lng, country_code } = place;
  return { place: name, town: city, lat, lng, country_code, guests: GUESTS, ...more };
}

function firstFilled(urls: readonly string[], values: Values): string | null {
  const url = urls.find((template) => holesIn(template).every((name) => (values[name] ?? null) !== null));
  return url === undefined ? null : url.replace(HOLE, (_hole, name: string) => encoded(values[name] ?? ''));
}

const holesIn = (template: string) => [...template.matchAll(HOLE)].map(([, name = '']) => name);

// encodeURIComponent leaves these, which end a link in Markdown and in plain text.
const encoded = (value: string | number) =>
  encodeURIComponent(String(value).toWellFormed()).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
