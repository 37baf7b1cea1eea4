import { countryName } from '@marquee/domain';
import { escapeHtml } from '@marquee/formats';

export interface DemandPage {
  artist: { name: string };
  total_demands: number;
  cities: { city: string; country_code: string | null; demands: number }[];
}

export type Theme = 'dark' | 'light' | 'auto';

const MAX_CITIES = 50;
const COLOURS = {
  dark: '--paper:#18181b;--ink:#f4f4f5;--quiet:#a1a1aa;--bar:#60a5fa;--track:#3f3f46',
  light: '--paper:#ffffff;--ink:#18181b;--quiet:#52525b;--bar:#1d4ed8;--track:#e4e4e7',
} as const;

/** The page loads nothing, and every site may frame it. */
export const DEMAND_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/** Writes a page that lists the cities where an artist is requested. It needs no script and can be embedded. */
export function writeDemandPage({ artist, total_demands, cities }: DemandPage, theme: Theme): string {
  const title = `Where people want ${escapeHtml(artist.name)}`;
  const max = Math.max(1, ...cities.map(({ demands }) => demands));
  const total = `${String(total_demands)} ${total_demands === 1 ? 'demand' : 'demands'} in total`;
  const list = cities.slice(0, MAX_CITIES).map((city) => row(city, max));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Marquee</title>
<style>${themeVariables(theme)}body{margin:0;padding:1rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
h1{margin:0;font-size:1.15rem}p{margin:.25rem 0 1rem;color:var(--quiet)}table{width:100%;border-collapse:collapse}
th{font-weight:400;text-align:start;padding:.25rem 0}td{text-align:end;padding-inline-start:.75rem}
progress{display:block;width:100%;height:.4rem;appearance:none;border:0;border-radius:.2rem;background:var(--track);color:var(--bar)}
progress::-webkit-progress-bar{background:var(--track);border-radius:.2rem}progress::-webkit-progress-value,progress::-moz-progress-bar{background:var(--bar);border-radius:.2rem}</style></head>
<body><main><h1>${title}</h1><p>${total}</p>${list.length > 0 ? `<table>${list.join('')}</table>` : '<p>No demands yet.</p>'}</main></body></html>
`;
}

function row({ city, country_code, demands }: DemandPage['cities'][number], max: number): string {
  const country = country_code === null ? '' : `, ${escapeHtml(countryName(country_code))}`;
  return `<tr><th scope="row">${escapeHtml(city)}${country}<progress aria-hidden="true" max="${String(max)}" value="${String(demands)}"></progress></th><td>${String(demands)}</td></tr>`;
}

const themeVariables = (theme: Theme): string =>
  theme === 'auto'
    ? `:root{color-scheme:light dark;${COLOURS.light}}@media(prefers-color-scheme:dark){:root{${COLOURS.dark}}}`
    : `:root{color-scheme:${theme};${COLOURS[theme]}}`;
