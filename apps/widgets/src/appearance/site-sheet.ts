import type { Appearance } from './appearance.ts';
import {
  accentVariables,
  backgroundVariables,
  transparentVariables,
  type Variables,
} from './palette.ts';

type Styled = Pick<Appearance, 'theme' | 'accent' | 'background' | 'radius' | 'font'>;

const GENERIC_FONTS = [
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'system-ui',
  'ui-serif',
  'ui-rounded',
];

/** Returns the CSS variables that a site sets by parameters. */
export const toVariables = (appearance: Styled): Variables => ({
  ...colourVariables(appearance),
  ...(appearance.radius !== null && {
    '--radius': `${appearance.radius}px`,
    '--pill': `${appearance.radius}px`,
  }),
  ...(appearance.font !== null && fontVariables(appearance.font)),
});

function colourVariables({ theme, accent, background }: Styled): Variables {
  if (background === 'transparent' && theme !== 'auto') return transparentVariables(theme, accent);
  if (background === 'transparent')
    return { ...(accent !== null && accentVariables(accent)), '--paper': 'transparent' };
  if (background !== null) return backgroundVariables(background, accent);
  return accent === null ? {} : accentVariables(accent);
}

function fontVariables(font: string): Variables {
  const names = font.split(',').map((name) => name.trim());
  const families = names
    .filter(Boolean)
    .map((name) => (GENERIC_FONTS.includes(name) ? name : `'${name}'`));
  const list = [...families, 'sans-serif'].join(', ');
  return { '--sans': list, '--heading': list };
}

/** Returns the path of the style sheet with these variables, or null if there are none. */
export function sitePath({ theme, accent, background, radius, font }: Styled): string | null {
  if (accent !== null && [background, radius, font].every((value) => value === null))
    return `/accent/${accent}.css`;
  const given = Object.entries({
    accent,
    background,
    radius,
    font,
    ...(background === 'transparent' && { theme }),
  });
  const query = given.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
  return query.length === 0 ? null : `/appearance.css?${new URLSearchParams(query).toString()}`;
}

export const siteSheet = (variables: Variables): string =>
  `:root{${Object.entries(variables)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;
