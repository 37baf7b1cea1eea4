import { html } from './html.ts';

/** Follows the color scheme of the reader. */
export const STYLESHEET = html`<style>
  :root {
    color-scheme: light dark;
  }
  body {
    margin: 0;
    padding: 24px 16px;
    background: #f4f4f5;
    color: #18181b;
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
    background: #ffffff;
    border: 1px solid #e4e4e7;
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
    color: #1d4ed8;
  }
  code {
    display: block;
    margin-top: 6px;
    padding: 12px;
    background: #f4f4f5;
    border-radius: 6px;
    font:
      14px/1.5 ui-monospace,
      Menlo,
      Consolas,
      monospace;
    overflow-wrap: anywhere;
  }
  .action {
    display: inline-block;
    padding: 12px 20px;
    background: #1d4ed8;
    color: #ffffff;
    border-radius: 6px;
    font-weight: 600;
    text-decoration: none;
  }
  .footer {
    max-width: 560px;
    margin: 16px auto 0;
    color: #52525b;
    font-size: 13px;
  }
  @media (prefers-color-scheme: dark) {
    body {
      background: #18181b;
      color: #f4f4f5;
    }
    .mail {
      background: #27272a;
      border-color: #3f3f46;
    }
    a {
      color: #93c5fd;
    }
    code {
      background: #18181b;
    }
    .action {
      background: #bfdbfe;
      color: #18181b;
    }
    .footer {
      color: #a1a1aa;
    }
  }
</style>`;
