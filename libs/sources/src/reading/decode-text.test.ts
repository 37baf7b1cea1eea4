import { describe, expect, it } from '@jest/globals';
import { decodeText } from './decode-text.ts';

const CYRILLIC = Buffer.from([0xcd, 0xee, 0xe2, 0xe0, 0xff, 0x20, 0xf1, 0xf6, 0xe5, 0xed, 0xe0]);
const GBK = Buffer.from([0xb1, 0xb1, 0xbe, 0xa9]);
const LATIN_2 = Buffer.from([0xa3, 0xf3, 0x64, 0xbc]);
const join = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));

describe('decodeText', () => {
  it.each([
    ['windows-1251', CYRILLIC, 'Новая сцена'],
    ['gb2312', GBK, '北京'],
    ['GBK', GBK, '北京'],
    ['ISO-8859-2', LATIN_2, 'Łódź'],
  ])('decodes what the server states as %s', (charset, bytes, text) => {
    expect(decodeText(bytes, charset)).toBe(text);
  });

  it.each([
    [
      'an XML declaration',
      join('<?xml version="1.0" encoding="windows-1251"?><a>', CYRILLIC),
      'Новая сцена',
    ],
    ['a meta element', join('<meta charset=iso-8859-2><title>', LATIN_2), 'Łódź'],
    [
      'a meta element with a content type',
      join('<meta http-equiv="Content-Type" content="text/html; charset=gb2312">', GBK),
      '北京',
    ],
    [
      'a parameter of a calendar',
      join('BEGIN:VEVENT\r\nSUMMARY;CHARSET=windows-1251:', CYRILLIC),
      'Новая сцена',
    ],
  ])('decodes by %s', (_name, bytes, text) => {
    expect(decodeText(bytes)).toContain(text);
    expect(decodeText(bytes, 'utf-8')).toContain(text);
    expect(decodeText(bytes, 'no-such-charset')).toContain(text);
  });

  it('prefers valid UTF-8 to a default of the server, and a byte order mark to both', () => {
    expect(decodeText(Buffer.from('Łódź'), 'iso-8859-1')).toBe('Łódź');
    expect(decodeText(join('\ufeff', 'Łódź'), 'shift_jis')).toBe('Łódź');
    expect(decodeText(Buffer.from('\ufeffŁódź', 'utf16le'), 'windows-1251')).toBe('Łódź');
  });

  it('prefers content to a wrong statement', () => {
    expect(decodeText(Buffer.from('Новая сцена'), 'utf-8')).toBe('Новая сцена');
    expect(
      decodeText(join('<meta charset="utf-8"><p>caf', Buffer.from([0xe9])), 'utf-8'),
    ).toContain('café');
  });

  it('guesses the encoding of longer texts, and decodes doubtful bytes as Windows-1252', () => {
    expect(decodeText(join('a\n', CYRILLIC, '\n', CYRILLIC, ' ', CYRILLIC))).toContain(
      'Новая сцена',
    );
    expect(decodeText(Buffer.from('Große Halle', 'latin1'))).toBe('Große Halle');
    expect(decodeText(join('Łódź\n', Buffer.from('Große Halle', 'latin1')))).toBe(
      'Łódź\nGroße Halle',
    );
  });
});
