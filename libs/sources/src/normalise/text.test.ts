import { describe, expect, it } from '@jest/globals';
import { cpuMs } from '@marquee/testing/cpu-ms';
import { plainText } from './text.ts';

describe('plainText', () => {
  it('removes markup and preserves text that resembles it', () => {
    expect(plainText('<p class="a">One</p><p>Two &amp; three</p>', 100)).toBe('One\n\nTwo & three');
    expect(plainText('1 < 2, and 3 > 2', 100)).toBe('1 < 2, and 3 > 2');
  });

  it.each(['<b', '<', '&', '<!--', '</', '&#1', ' \n '])(
    'cleans 500,000 repetitions of %j in linear time',
    async (part) => {
      expect(await cpuMs(() => plainText(part.repeat(500_000 / part.length), 5_000))).toBeLessThan(5_000);
    },
  );
});
