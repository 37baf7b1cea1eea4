import { COLOURS, MONOSPACE } from '@marquee/ui';

const { paper, raised, line, ink, quiet, accent } = COLOURS;

/** Follows the colour scheme of the reader with a media query, because mail programs do not know `light-dark()`. */
export const STYLESHEET = `
  :root {
    color-scheme: light dark;
  }
  body {
    margin: 0;
    padding: 24px 16px;
    background: ${raised.light};
    color: ${ink.light};
    font:
      16px/1.55 -apple-system,
      Segoe UI,
      Roboto,
      Helvetica,
      Arial,
      sans-serif;
  }
  .mail {
    max-width: 560px;
    margin: 0 auto;
    padding: 24px;
    background: ${paper.light};
    border: 1px solid ${line.light};
    border-radius: 8px;
  }
  .name {
    margin-top: 0;
    font-weight: 700;
    letter-spacing: 0.04em;
  }
  h2 {
    margin: 24px 0 8px;
    font-size: 18px;
  }
  a {
    color: ${accent.light};
  }
  code {
    display: block;
    margin-top: 6px;
    padding: 12px;
    background: ${raised.light};
    border-radius: 6px;
    font: 14px/1.5 ${MONOSPACE};
    overflow-wrap: anywhere;
  }
  .action {
    display: inline-block;
    padding: 12px 20px;
    background: ${accent.light};
    color: ${COLOURS['on-accent'].light};
    border-radius: 6px;
    font-weight: 600;
    text-decoration: none;
  }
  .footer {
    max-width: 560px;
    margin: 16px auto 0;
    color: ${quiet.light};
    font-size: 13px;
  }
  @media (prefers-color-scheme: dark) {
    body {
      background: ${paper.dark};
      color: ${ink.dark};
    }
    .mail {
      background: ${raised.dark};
      border-color: ${line.dark};
    }
    a {
      color: ${accent.dark};
    }
    code {
      background: ${paper.dark};
    }
    .action {
      background: ${accent.dark};
      color: ${COLOURS['on-accent'].dark};
    }
    .footer {
      color: ${quiet.dark};
    }
  }
`;
