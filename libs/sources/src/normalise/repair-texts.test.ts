import { describe, expect, it } from '@jest/globals';
import { parseRecord } from './normalise-event.ts';
import { repairEncoding } from './repair-encoding.ts';

describe('repairEncoding', () => {
  const decodedAs = (text: string, encoding: string) =>
    new TextDecoder(encoding).decode(Buffer.from(text));

  it.each([
    'Café au Go-Go',
    'It’s “now” – or never…',
    'Łódź',
    'Rüsselsheim, Müller & Söhne',
    'Praça São João',
    'Привет, мир',
    '日本フェス',
    'Party 🎵',
    '12 € à Paris',
  ])('restores %s', (text) => {
    expect(repairEncoding(decodedAs(text, 'windows-1252'))).toBe(text);
    expect(repairEncoding(Buffer.from(text).toString('latin1'))).toBe(text);
  });

  it('restores Cyrillic read as Windows-1251, text that was read wrongly twice, and a part of a text', () => {
    expect(repairEncoding(decodedAs('Концерт в Киеве', 'windows-1251'))).toBe('Концерт в Киеве');
    expect(repairEncoding(decodedAs(decodedAs('Café', 'windows-1252'), 'windows-1252'))).toBe(
      'Café',
    );
    expect(repairEncoding('Müller im CafÃ©')).toBe('Müller im Café');
  });

  it.each([
    'Die Note „Ä“',
    'CHÂTEAU D’EAU',
    'São João – É já',
    'Åse “Ö”',
    'РОССИЯ И США',
    'Россия',
    'İstanbul’da Ð',
    'Ñandú «Ñ»',
    'ЎЗБЕКИСТОН',
    'Άγιος',
    '東京',
    'Þórður ðð',
  ])('leaves %s as it is', (text) => {
    expect(repairEncoding(text)).toBe(text);
  });
});

describe('a record with lost characters', () => {
  const night = { title: 'Night', start_local: '2027-01-01' };

  it('loses these values, with a warning', () => {
    const { raw } = parseRecord({
      ...{ ...night, source_id: 'a\ufffd', venue_name: 'Caf\ufffd', tags: ['a', '\ufffdb'] },
      ...{ description: 'It\ufffds on', artists: 'A\ufffd' },
    });
    expect(raw).toMatchObject({
      ...{
        source_id: 'a\ufffd',
        venue_name: null,
        tags: ['a'],
        description: 'Its on',
        artists: null,
      },
    });
    expect(raw.warnings?.map(({ warning }) => warning)).toEqual(
      ['venue_name', 'tags', 'description', 'artists'].map(
        (name) => `${name} with lost characters (U+FFFD)`,
      ),
    );
  });

  it('is rejected if its title lost some', () => {
    expect(() => parseRecord({ ...night, title: 'Caf\ufffd' })).toThrow(
      'title with lost characters (U+FFFD)',
    );
  });

  it('has its texts repaired', () => {
    expect(parseRecord({ ...night, title: 'CafÃ©', tags: ['MÃºsica'] }).raw).toMatchObject({
      ...{ title: 'Café', tags: ['Música'] },
    });
  });
});
