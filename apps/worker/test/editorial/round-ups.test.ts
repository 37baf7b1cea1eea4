import { describe, expect, it } from '@jest/globals';
import { wordsFor } from '@marquee/formats/display';
import fc from 'fast-check';
import { ROUND_UP_LANGUAGES } from '../../src/editorial/phrases.ts';
import type { RoundUpEvent } from '../../src/editorial/round-up-event.ts';
import { catalogues, writeAll } from './generated-catalogues.ts';

const linksIn = (body: string) =>
  [...body.matchAll(/\]\((https:[^)]+)\)/g)].map(([, link]) => link);
const check = (property: (events: RoundUpEvent[]) => void) => {
  fc.assert(fc.property(catalogues, property), { numRuns: 60, seed: 34 });
};

describe('round-ups of generated catalogues', () => {
  it('link only to pages of events that are ahead and take place', () => {
    let links = 0;
    check((events) => {
      const pages = new Map(events.map((event) => [event.page, event]));
      for (const link of writeAll(events).flatMap(({ body }) => linksIn(body))) {
        const phase = pages.get(link ?? '')?.phase;
        expect(['announced', 'on_sale', 'sold_out', 'running']).toContain(phase);
        links++;
      }
    });
    expect(links).toBeGreaterThan(300);
  });

  it('contain no placeholder, no missing value and no unresolved argument', () => {
    check((events) => {
      for (const { lang, title, summary, body } of writeAll(events)) {
        const { dateTbd, timeTbd, placeTbd, placeNotStated } = wordsFor(lang);
        const text = `${title}\n${summary}\n${body}`;
        for (const word of [
          dateTbd,
          timeTbd,
          placeTbd,
          placeNotStated,
          'To be announced',
          'Not stated',
        ])
          expect(text).not.toContain(word);
        expect(text).not.toMatch(/\b(?:undefined|null|NaN)\b|[{}]|\(\)|\s[,.]|\n\n\n/);
      }
    });
  });

  it('exist in every language, with the same links in each', () => {
    check((events) => {
      for (const texts of Map.groupBy(
        writeAll(events),
        ({ source_article_id }) => source_article_id,
      ).values()) {
        expect(texts.map(({ lang }) => lang)).toEqual(ROUND_UP_LANGUAGES);
        for (const { title, summary, body } of texts) {
          expect(title).not.toBe('');
          expect(summary.length).toBeGreaterThan(20);
          expect(summary.length).toBeLessThanOrEqual(300);
          expect([...linksIn(body)].sort()).toEqual([...linksIn(texts[0]?.body ?? '')].sort());
        }
      }
    });
  });

  it('count and name real events only', () => {
    check((events) => {
      const real = events.filter(({ demo }) => !demo);
      expect(writeAll(events)).toEqual(writeAll(real));
    });
  });

  it('are the same for the same events in any order', () => {
    check((events) => {
      expect(writeAll([...events].reverse())).toEqual(writeAll(events));
    });
  });
});
