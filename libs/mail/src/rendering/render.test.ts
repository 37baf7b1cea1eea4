import { describe, expect, it } from '@jest/globals';
import { eventBlock } from '../templates/digest.ts';
import { signInMail } from '../templates/sign-in.ts';
import { createLinks } from './links.ts';
import { renderHtml } from './render-html.tsx';
import { renderText } from './render-text.ts';
import type { MailTemplate } from './template.ts';
import { createMailTranslator } from './translator.ts';

const HOSTILE = `"><script>alert(1)</script>' onload='x' &amp; <img src=x onerror=y> javascript:alert(1)`;
const buildTemplate = (text: string): MailTemplate => ({
  subject: text,
  blocks: [
    { is: 'text', text },
    { is: 'code', label: text, code: text },
    { is: 'action', label: text, url: `https://api.test/x?name=${text}` },
  ],
});
const reader = { language: 'en', direction: 'ltr' } as const;
const footer = {
  reason: HOSTILE,
  stop: { label: HOSTILE, url: 'https://api.test/mail/stop?token=t' },
};

describe('renderHtml', () => {
  it('escapes text in all positions', () => {
    const page = renderHtml(buildTemplate(HOSTILE), footer, reader);
    const plain = { reason: 'plain', stop: { ...footer.stop, label: 'plain' } };
    const bare = renderHtml(buildTemplate('plain'), plain, reader);
    expect(tagsOf(page)).toEqual(tagsOf(bare));
    expect(page).toContain('&lt;script>alert(1)&lt;/script>');
  });

  it('turns URLs in a text into links without the punctuation after them', () => {
    const page = renderHtml(
      buildTemplate('See https://api.test/docs, or (https://api.test).'),
      footer,
      reader,
    );
    expect(page).toMatch(
      /<a [^>]*href="https:\/\/api.test\/docs"[^>]*>https:\/\/api.test\/docs<\/a>,/,
    );
    expect(page).toMatch(/<a [^>]*href="https:\/\/api.test"[^>]*>https:\/\/api.test<\/a>\)\./);
  });
});

it('shows the picture of an event with its size and its credit, in HTML only', () => {
  const links = createLinks(
    { api: 'https://api.test', widgets: 'https://w.test', web: 'https://web.test' },
    'de',
  );
  const picture = {
    id: 'a'.repeat(32),
    width: 1280,
    height: 720,
    licence: 'CC-BY-4.0',
    attribution: 'Ada <b>',
  };
  const event = { title: 'Gala "1"', when: 'heute', where: 'Berlin', slug: 'gala', picture };
  const context = { links, translator: createMailTranslator('de') };
  const template: MailTemplate = { subject: 'S', blocks: [eventBlock(event, context)] };
  const page = renderHtml(template, footer, reader);
  const url = `https://web.test/pictures/${picture.id}-320.jpg`;
  expect(page).toContain(`<img src="${url}" alt="Gala &quot;1&quot;" width="320" height="180"`);
  expect(page).toContain('>Ada &lt;b> (CC-BY-4.0)</small>');
  expect(renderText(template, footer)).not.toContain('/pictures/');
});

const READER = {
  links: createLinks(
    { api: 'https://api.test', widgets: 'https://w.test', web: 'https://web.test' },
    'de',
  ),
  translator: createMailTranslator('de'),
};

it('offers the calendars for an event with times, and the file in the text', () => {
  const times = {
    start_utc: '2026-12-04T19:00:00Z',
    start_local: '2026-12-04T20:00:00',
    end_utc: null,
    timezone: 'Europe/Berlin',
    time_tbd: false,
    date_tbd: false,
    all_day: false,
  };
  const event = { title: 'Gala', when: 'Freitag', where: 'Berlin', slug: 'gala' };
  const render = (more: object) => {
    const blocks = [eventBlock({ ...event, ...more }, READER)];
    return {
      html: renderHtml({ subject: 'S', blocks }, footer, reader),
      text: renderText({ subject: 'S', blocks }, footer),
    };
  };
  const { html, text } = render({ times });
  for (const host of ['calendar.google.com', 'outlook.live.com', 'outlook.office.com'])
    expect(html).toContain(`href="https://${host}/`);
  expect(html).toContain('href="https://api.test/events/gala.ics"');
  expect(text).toContain('In den Kalender: https://api.test/events/gala.ics');
  expect(render({}).html).not.toContain('calendar.google.com');
});

it('writes a link that carries what is followed', () => {
  const choice = { filter: 'city=Berlin&free=true', frequency: 'weekly' };
  const follow = { name: 'Berlin', ...choice };
  const { subject, blocks } = signInMail({ kind: 'sign_in', token: 't', follow }, READER);
  expect(subject).toContain('Berlin');
  const action = blocks.find(({ is }) => is === 'action');
  const link = new URL(action?.is === 'action' ? action.url : '');
  expect(link.origin + link.pathname).toBe('https://web.test/account/enter');
  expect(Object.fromEntries(link.searchParams)).toEqual({ token: 't', ...choice, locale: 'de' });
});

it('leads to the website in the language of the reader, and to the API without a website', () => {
  const addresses = { api: 'https://api.test', widgets: 'https://w.test' };
  expect(createLinks({ ...addresses, web: 'https://web.test' }, 'de').home).toBe(
    'https://web.test/?locale=de',
  );
  expect(createLinks(addresses, 'de').home).toBe('https://api.test/');
});

describe('renderText', () => {
  it('wraps lines but does not break URLs', () => {
    const long = `https://api.test/${'x'.repeat(100)}`;
    const template: MailTemplate = {
      subject: 'Words',
      blocks: [{ is: 'text', text: `${'word '.repeat(40)}${long} ${'word '.repeat(20)}` }],
    };
    const text = renderText(template, { reason: 'word '.repeat(40) });
    expect(text).toContain(`\n${long}\n`);
    expect(
      text.split('\n').filter((line) => line.length > 72 && !line.includes('x'.repeat(100))),
    ).toEqual([]);
  });
});

const tagsOf = (page: string) => page.match(/<\/?[a-z][a-z0-9]*/g);
