import { describe, expect, it } from '@jest/globals';
import { readTexts } from '../../reading/read-texts.ts';
import { readAny } from '../auto/auto.ts';

const read = (text: string) => readTexts(readAny, { 'a.xml': text });

describe('an XML file', () => {
  it('has a list of elements, whose texts and attributes are members', async () => {
    const { events } = await read(`<?xml version="1.0" encoding="UTF-8"?>
      <e:events xmlns:e="https://a.example/">
        <e:event id="7"><e:title lang="en">Owls &amp; Larks</e:title><e:startDate>2027-03-05</e:startDate>
          <e:startTime>20:00</e:startTime><e:venue><e:name>Roxy</e:name><e:city>Ghent</e:city></e:venue>
          <e:tags>folk</e:tags><e:tags>brass</e:tags></e:event>
        <e:event id="8"><e:title lang="en">Tin Men</e:title><e:startDate>2027-03-06</e:startDate>
          <e:startTime></e:startTime><e:venue><e:name>Kuppel</e:name></e:venue></e:event>
      </e:events>`);
    expect(events).toMatchObject([
      {
        ...{ source_id: '7', title: 'Owls & Larks', start_local: '2027-03-05T20:00:00' },
        ...{ venue_name: 'Roxy', city: 'Ghent', tags: ['folk', 'brass'] },
      },
      { source_id: '8', title: 'Tin Men', start_local: '2027-03-06', venue_name: 'Kuppel' },
    ]);
  });

  it('has a list of one element', async () => {
    const { events } = await read(
      '<?xml version="1.0"?><r><events><event><title>Owls</title><startDate>2027-03-05</startDate><venue><name>Roxy</name></venue></event></events></r>',
    );
    expect(events).toMatchObject([
      { title: 'Owls', start_local: '2027-03-05', venue_name: 'Roxy' },
    ]);
  });

  it('can state namespaces and a schema, and lists in groups', async () => {
    const event = (title: string) =>
      `<x:item id="${title}"><x:title>${title}</x:title><x:date>2027-03-05</x:date></x:item>`;
    const { events } = await read(
      `<?xml version="1.0"?><x:data xmlns:x="http://example.com" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a b">
        <x:groups><x:group><x:name>Culture</x:name>${event('Owls')}${event('Tin Men')}</x:group></x:groups></x:data>`,
    );
    expect(events.map(({ title }) => title)).toEqual(['Owls', 'Tin Men']);
  });

  it('can have elements whose names every object has', async () => {
    const event = (title: string) =>
      `<event><constructor>x</constructor><__proto__><title>No</title></__proto__><title>${title}</title><date>2027-03-05</date></event>`;
    const { events } = await read(
      `<?xml version="1.0"?><events>${event('Owls')}${event('Tin Men')}</events>`,
    );
    expect(events.map(({ title }) => title)).toEqual(['Owls', 'Tin Men']);
  });

  it('without events is refused with its lists', async () => {
    const { events, unreadables } = await read(
      '<?xml version="1.0"?><a><b><c>1</c></b><b><c>2</c></b><d><e>3</e></d><d><e>4</e></d></a>',
    );
    expect(events).toEqual([]);
    expect(unreadables).toHaveLength(1);
    expect(unreadables[0]?.unreadable).toContain('Its lists are a.b (2 × c); a.d (2 × e)');
  });

  it('is refused if its elements are nested more deeply than those of any feed', async () => {
    const nested = (depth: number) =>
      `<?xml version="1.0"?>${'<a>'.repeat(depth)}${'</b>'.repeat(depth)}`;
    const reason = 'The elements of the file are nested too deeply.';
    expect((await read(nested(40_000))).unreadables).toMatchObject([{ unreadable: reason }]);
    expect((await read(nested(90))).unreadables).not.toMatchObject([{ unreadable: reason }]);
  });

  it('is no page of XHTML', async () => {
    const page = `<?xml version="1.0"?><!DOCTYPE html><html xmlns="http://www.w3.org/1999/xhtml"><body>
      <table><tr><th>Date</th><th>Event</th></tr><tr><td>2027-02-18</td><td>Low Tide</td></tr></table></body></html>`;
    expect((await read(page)).events).toMatchObject([{ title: 'Low Tide' }]);
  });
});
