import { describe, expect, it } from '@jest/globals';
import { readTexts } from '../../reading/read-texts.ts';
import { readHtml } from './html.ts';

const read = async (event: string) => {
  const page = `<!doctype html><body><div class="h-event"><h2 class="p-name">Kite day</h2>${event}</div>`;
  return (await readTexts(readHtml, { 'a.html': page })).events;
};

describe('h-event', () => {
  it('takes the venue from the name in an h-card, and the town from its address', async () => {
    expect(
      await read(`<time class="dt-start" datetime="2027-04-03T14:00+02:00">3 April</time>
        <p class="p-location h-card"><span class="p-name">Hill House</span>,
        <span class="p-adr h-adr"><span class="p-street-address">Top Road 1</span>
        <span class="p-locality">Graz</span></span></p>`),
    ).toMatchObject([{ venue_name: 'Hill House', address: 'Top Road 1', city: 'Graz' }]);
  });

  it('joins the parts of a date, and reads an end of an hour alone', async () => {
    expect(
      await read(`<p class="dt-start"><time class="value" datetime="2027-04-03">3 April</time>
        at <span class="value">14:00</span></p>
        <p class="dt-end"><span class="value">17:30</span></p>`),
    ).toMatchObject([{ start_local: '2027-04-03T14:00:00', end_local: '2027-04-03T17:30:00' }]);
  });
});

describe('the script data of a hostile page', () => {
  const tag = '<script type="application/json">';
  const event = '[{"title": "Kite day", "start": "2027-04-03T14:00"}]';
  it.each([
    ['scripts that do not end', tag.repeat(50_000)],
    ['a tag that does not end', `${tag.slice(0, -1)} ${'type=application/json '.repeat(100_000)}`],
  ])('is read in linear time with %s', async (_, text) => {
    const { events } = await readTexts(readHtml, { 'a.html': `${tag}${event}</script>${text}` });
    expect(events).toMatchObject([{ title: 'Kite day' }]);
    expect((await readTexts(readHtml, { 'b.html': text })).events).toEqual([]);
  });
});
