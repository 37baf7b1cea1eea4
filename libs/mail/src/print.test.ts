import { describe, expect, it } from '@jest/globals';
import { renderHtml } from './render-html.ts';
import { renderText } from './render-text.ts';
import type { MailTemplate } from './template.ts';

const HOSTILE = `"><script>alert(1)</script>' onload='x' &amp; <img src=x onerror=y> javascript:alert(1)`;
const letterOf = (text: string): MailTemplate => ({
  subject: text,
  blocks: [
    { is: 'text', text },
    { is: 'code', label: text, code: text },
    { is: 'action', label: text, url: `https://api.test/x?name=${text}` },
  ],
});
const footer = { reason: HOSTILE, stop: { label: HOSTILE, url: 'https://api.test/mail/stop?token=t' } };

describe('a letter as HTML', () => {
  it('shows foreign text as text, wherever it stands', () => {
    const page = renderHtml(letterOf(HOSTILE), footer);
    const bare = renderHtml(letterOf('plain'), { reason: 'plain', stop: { ...footer.stop, label: 'plain' } });
    expect(tagsOf(page)).toEqual(tagsOf(bare));
    expect(page).toContain('&#60;script&#62;alert(1)&#60;/script&#62;');
  });

  it('makes links of the addresses in a text, which end where the address does', () => {
    const page = renderHtml(letterOf('See https://api.test/docs, or (https://api.test).'), footer);
    expect(page).toContain('<a href="https://api.test/docs">https://api.test/docs</a>,');
    expect(page).toContain('<a href="https://api.test">https://api.test</a>).');
  });
});

describe('a letter as text', () => {
  it('has short lines, and addresses whole', () => {
    const long = `https://api.test/${'x'.repeat(100)}`;
    const letter: MailTemplate = {
      subject: 'Words',
      blocks: [{ is: 'text', text: `${'word '.repeat(40)}${long} ${'word '.repeat(20)}` }],
    };
    const text = renderText(letter, { reason: 'word '.repeat(40) });
    expect(text).toContain(`\n${long}\n`);
    expect(text.split('\n').filter((line) => line.length > 72 && !line.includes('x'.repeat(100)))).toEqual([]);
  });
});

const tagsOf = (page: string) => page.match(/<\/?[a-z][a-z0-9]*/g);
