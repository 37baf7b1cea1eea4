import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestWidgets, type Widgets } from './create-test-widgets.ts';
import { buildFixtureEvents } from './events-fixture.ts';

let widgets: Widgets;
beforeAll(async () => {
  widgets = await createTestWidgets({ events: buildFixtureEvents(), now: () => new Date() });
});
afterAll(() => widgets[Symbol.asyncDispose]());

interface Answer {
  events: object[];
  warnings?: string[];
}

const list = async (query: string) =>
  (await widgets.get(`/events.json?${query}`).expect(200)).body as Answer;

describe('an unknown option', () => {
  it('is named to the script of a list, with the one that was meant', async () => {
    const { events, warnings } = await list('cty=Berlin&limit=2');
    expect(events).toHaveLength(2);
    expect(warnings).toEqual(["unknown parameter 'cty'; did you mean 'city'?"]);
  });

  it('is no option of a list, its appearance or its month', async () => {
    const known =
      'city=Berlin&layout=calendar&month=2026-12&theme=light&title=none&ref=blog&q=hall';
    expect((await list(known)).warnings).toBeUndefined();
  });

  it('is named by the builder in its language', async () => {
    const { text } = await widgets.get('/?city=Berlin&colour=red&language=de').expect(200);
    expect(text).toContain('Diese Optionen sind unbekannt und werden ignoriert: colour');
    expect((await widgets.get('/?city=Berlin&language=de')).text).not.toContain('ignoriert');
  });
});

it('reads options whose separators an editor escaped once too often', async () => {
  const [once, twice] = await Promise.all([
    list('city=Berlin&amp;limit=2'),
    list('city=Berlin&amp;amp;limit=2&amp%3Btheme=light'),
  ]);
  expect([once.events.length, twice.events.length]).toEqual([2, 2]);
  expect([once.warnings, twice.warnings]).toEqual([undefined, undefined]);
  const { text } = await widgets.get('/?city=Berlin&amp;limit=2&amp;language=de').expect(200);
  expect(text).toContain('data-limit=&quot;2&quot;');
  expect(text).not.toContain('ignoriert');
});
