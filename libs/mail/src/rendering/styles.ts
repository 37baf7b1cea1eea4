import { COLOURS, MONOSPACE } from '@marquee/pages';

const { paper, raised, line, ink, quiet, accent } = COLOURS;
const FONT = `-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`;

/** Width of the text column. Outlook for Windows reads it from the attribute `width` only. */
export const WIDTH_PX = 560;

/** The styles of elements, inline because some mail programs remove style sheets. */
export const STYLES = {
  page: `margin:0;padding:0;background:${raised.light};color:${ink.light};font:16px/1.55 ${FONT}`,
  column: `width:100%;max-width:${String(WIDTH_PX)}px`,
  mail: `padding:24px;background:${paper.light};border:1px solid ${line.light};border-radius:8px;color:${ink.light};font:16px/1.55 ${FONT}`,
  name: 'margin:0 0 16px;font-weight:700;letter-spacing:0.04em',
  text: 'margin:0 0 16px',
  stateTable: 'margin:0 0 8px',
  state: 'padding:10px 14px;border-radius:6px;color:#ffffff',
  picture: 'max-width:100%;height:auto;border:0;border-radius:6px;vertical-align:bottom',
  credit: `color:${quiet.light};font-size:12px`,
  heading: 'margin:24px 0 8px;font-size:18px;line-height:1.3',
  link: `color:${accent.light}`,
  label: 'margin:0 0 6px',
  code: `display:block;margin:0 0 16px;padding:12px;background:${raised.light};border-radius:6px;font:14px/1.5 ${MONOSPACE};overflow-wrap:anywhere;word-break:break-all`,
  button: `background:${accent.light};border-radius:6px;mso-padding-alt:12px 20px`,
  action: `display:inline-block;padding:12px 20px;color:${COLOURS['on-accent'].light};font-weight:600;text-decoration:none`,
  footer: `padding:16px 0 0;color:${quiet.light};font:13px/1.55 ${FONT}`,
  footerText: 'margin:0 0 8px',
} as const;

/**
 * Colours for readers who prefer dark ones. They must win over the inline styles. Programs that
 * remove them show light colours.
 */
export const DARK_STYLESHEET = `
  :root { color-scheme: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: ${paper.dark} !important; color: ${ink.dark} !important; }
    .mail { background: ${raised.dark} !important; border-color: ${line.dark} !important; color: ${ink.dark} !important; }
    .link { color: ${accent.dark} !important; }
    .code { background: ${paper.dark} !important; }
    .button { background: ${accent.dark} !important; }
    .action { color: ${COLOURS['on-accent'].dark} !important; }
    .credit, .footer { color: ${quiet.dark} !important; }
  }
`;
