import { STATE_COLOURS } from '@marquee/formats/display';

/** Styles of the state bar, on the website and in widgets. */
export const STATE_STYLESHEET = `
.state-bar { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 1.25rem 0 0; padding: 0.8rem 1rem; border-radius: 0.4rem; color: #fff; font-size: 1.0625rem }
.state-bar a { color: inherit }
${Object.entries(STATE_COLOURS)
  .map(([kind, colour]) => `.state-bar.${kind} { background: ${colour} }`)
  .join('\n')}
`;
