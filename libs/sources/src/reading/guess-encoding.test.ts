import { describe, expect, it } from '@jest/globals';
import { guessEncoding, UnclearEncodingError } from './guess-encoding.ts';

/** The bytes of a text in an encoding of one byte a character. */
function encode(text: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding);
  const byCharacter = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Buffer.from(Array.from(text, (letter) => byCharacter.get(letter) ?? 0x3f));
}

describe('guessEncoding', () => {
  it.each([
    ['windows-1251', 'Вечер романса;Казань;Филармония'],
    ['koi8-r', 'Вечер романса;Казань;Филармония'],
    ['windows-1250', 'Večer písní;Plzeň;Divadlo\nKoncert žáků;Brno'],
    ['iso-8859-2', 'Večer písní;Plzeň;Divadlo\nŽižkov štěstí'],
    ['windows-1250', 'Wieczór poezji;Łódź;Święto miasta'],
    ['windows-1250', 'Őszi hangverseny;Győr;Művelődési ház'],
    ['windows-1253', 'Βραδιά ποίησης;Άγιος Νικόλαος;Μέγαρο'],
    ['iso-8859-7', 'Βραδιά ποίησης;Άγιος Νικόλαος;Μέγαρο'],
    ['windows-1254', 'Şiir gecesi;İstanbul;Çağdaş sanat'],
    ['windows-1252', 'Soirée de poésie;Besançon;Théâtre'],
    ['windows-1252', 'Sommerfest på brygga;Tromsø;Rådhuset'],
    ['windows-1252', 'Die “Grüne” Nacht – 10 €'],
  ])('finds %s for "%s"', (encoding, text) => {
    const bytes = encode(text, encoding);
    expect(new TextDecoder(guessEncoding(bytes)).decode(bytes)).toBe(text);
  });

  it('prefers the encoding of the language if few letters leave it open', () => {
    expect(guessEncoding(encode('Ples v Opeře', 'windows-1250'), 'cs')).toBe('windows-1250');
  });

  it('throws for bytes that are words in no encoding', () => {
    // "Frühling, München, Grüße" in the code page 850 of DOS.
    const bytes = Buffer.from('Fr\x81hling;M\x81nchen;Gr\x81\xe1e', 'latin1');
    expect(() => guessEncoding(bytes)).toThrow(UnclearEncodingError);
  });
});
