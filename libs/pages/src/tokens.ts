/** Every colour for a light and a dark background. The names are those of the CSS variables. */
export const COLOURS = {
  paper: { light: '#ffffff', dark: '#121117' },
  raised: { light: '#f5f5f7', dark: '#1f1d27' },
  line: { light: '#dedee3', dark: '#37343f' },
  ink: { light: '#14121a', dark: '#f6f5f8' },
  quiet: { light: '#56525f', dark: '#b3adbe' },
  accent: { light: '#a8321a', dark: '#ffc24b' },
  'on-accent': { light: '#fff', dark: '#1d1408' },
  alert: { light: '#9d1c35', dark: '#ff9dab' },
  change: { light: '#7a4b00', dark: '#ffc987' },
} as const;

const SANS = `system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif`;
export const FONTS = { heading: SANS, sans: SANS } as const;

export const MONOSPACE = 'ui-monospace, Menlo, Consolas, monospace';
export const SPACING = { small: '0.5rem', medium: '0.875rem', large: '1.5rem' } as const;
export const RADIUS = '0.5rem';

/** `auto` follows the preference of the reader. */
export type Theme = 'dark' | 'light' | 'auto';
