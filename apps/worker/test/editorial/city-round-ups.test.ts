import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '@marquee/domain';
import { chooseRoundUps, closeRoundUps } from '../../src/editorial/choose-round-ups.ts';
import { planRoundUps } from '../../src/editorial/plan-round-ups.ts';
import { writeArticles } from '../../src/editorial/write-articles.ts';
import { chooseAll, concerts, monthPlan, NOW, TODAY, writeAll } from './generated-catalogues.ts';

describe('a round-up of a city', () => {
  it('is grammatical in each language', () => {
    const texts = chooseAll(concerts(8)).flatMap((roundUp) =>
      roundUp.category === null ? writeArticles(roundUp, NOW) : [],
    );
    expect(texts.map(({ title, summary }) => [title, summary])).toEqual([
      [
        'What’s on in Le Havre in December 2026',
        '8 events are listed in Le Havre in December 2026: 8 concerts.',
      ],
      [
        'Das ist los in Le Havre im Dezember 2026',
        'Im Dezember 2026 stehen 8 Veranstaltungen in Le Havre auf dem Programm: 8 Konzerte.',
      ],
      [
        'Que faire au Havre en décembre 2026 ?',
        '8 rendez-vous sont annoncés au Havre en décembre 2026 : 8 concerts.',
      ],
      [
        'Qué hacer en Le Havre en diciembre de 2026',
        'En diciembre de 2026 hay 8 citas en Le Havre: 8 conciertos.',
      ],
      [
        'Cosa fare a Le Havre: dicembre 2026',
        'Il calendario di dicembre 2026 conta 8 appuntamenti a Le Havre: 8 concerti.',
      ],
    ]);
  });

  it('has 150 to 500 words', () => {
    const events = CATEGORIES.flatMap((category, row) =>
      concerts(7, { category }).map((event, index) => ({
        ...event,
        title: `Night ${String(row)} ${String(index)}`,
      })),
    );
    const bodies = chooseAll(events).map((roundUp) => writeArticles(roundUp, NOW)[0]?.body ?? '');
    expect(bodies.length).toBeGreaterThan(3);
    for (const body of bodies) {
      const words = body.replace(/\]\([^)]*\)/g, ']').split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(150);
      expect(words).toBeLessThanOrEqual(500);
    }
  });

  it('does not exist for a city of which only samples are known', () => {
    expect(writeAll(concerts(9, { demo: true }))).toEqual([]);
  });

  it('names an event series once, at any number of venues', () => {
    const series = { id: 's', slug: 'market', title: 'Market', count: 5 };
    const dates = concerts(5, { series }).map((event, index) => ({
      ...event,
      venue_name: `Square ${String(index)}`,
    }));
    const [text] = writeAll([
      ...concerts(6),
      ...dates.map((event) => ({ ...event, title: `Market ${event.title}` })),
    ]);
    expect(text?.summary).toContain('7 concerts');
  });

  it('names the dates of one title at one place once', () => {
    const run = concerts(5).map((event) => ({ ...event, title: 'The long play' }));
    const [text] = writeAll([...concerts(6), ...run]);
    expect(text?.body.match(/- \*\*\[The long play\]/g)).toHaveLength(1);
    expect(text?.body).toContain('4 more dates, the last');
  });

  it('stays as a closed record of what was, once published', () => {
    const plan = monthPlan('2027-01-05');
    const events = concerts(7, { phase: 'over' });
    const published = new Set(
      chooseRoundUps(monthPlan(TODAY), { events: concerts(7), isComplete: true }, new Set()).map(
        ({ id }) => id,
      ),
    );
    expect(chooseRoundUps(plan, { events, isComplete: true }, published)).toEqual([]);
    const [closed] = closeRoundUps(plan, { events, isComplete: true }, published).map((roundUp) =>
      writeArticles(roundUp, new Date('2027-01-05')),
    );
    expect(closed?.[0]?.title).toBe('What’s on in Le Havre in December 2026');
    expect(closed?.[0]?.body).toContain('This round-up is closed.');
  });
});

describe('planRoundUps', () => {
  it('plans the months, quarters, years and weekends that are published on a day', () => {
    expect(planRoundUps(TODAY).map(({ id, isOver }) => `${id}${isOver ? ' over' : ''}`)).toEqual([
      'month:2026-09 over',
      'month:2026-10 over',
      'month:2026-11',
      'month:2026-12',
      'sports:2026-09 over',
      'sports:2026-10 over',
      'sports:2026-11',
      'sports:2026-12',
      'conferences:2026-07 over',
      'conferences:2026-10',
      'conferences:2027-01',
      'festivals:2026',
      'festivals:2027',
      'free_weekend:2026-11-14 over',
      'free_weekend:2026-11-21 over',
      'free_weekend:2026-11-28',
    ]);
  });
});
