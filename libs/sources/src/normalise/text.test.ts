import { describe, expect, it } from '@jest/globals';
import { cpuMs } from '@marquee/testing/cpu-ms';
import { plainText } from './text.ts';

describe('plainText', () => {
  it('removes markup and preserves text that resembles it', () => {
    expect(plainText('<p class="a">One</p><p>Two &amp; three</p>', 100)).toBe('One\n\nTwo & three');
    expect(plainText('1 < 2, and 3 > 2', 100)).toBe('1 < 2, and 3 > 2');
  });

  it('decodes text that a source encoded twice, and removes noncharacters', () => {
    expect(plainText('Rock &amp;amp; Roll &amp;#8211; Reunion', 100)).toBe('Rock & Roll – Reunion');
    expect(plainText('&lt;p&gt;M&amp;uuml;hle&lt;/p&gt;&lt;p&gt;am Bach&lt;/p&gt;', 100)).toBe(
      'Mühle\n\nam Bach',
    );
    expect(plainText('\ufffeA\uffffB', 100)).toBe('AB');
    expect(plainText('AT&amp;T; a &lt; b', 100)).toBe('AT&T; a < b');
  });

  it.each(['<b', '<', '&', '<!--', '</', '&#1', ' \n '])(
    'cleans 500,000 repetitions of %j in linear time',
    async (part) => {
      expect(await cpuMs(() => plainText(part.repeat(500_000 / part.length), 5_000))).toBeLessThan(
        5_000,
      );
    },
  );
});
